export * from './advisor.ts';
export * from './calculator.ts';
export * from './phone.ts';
export * from './presenter.ts';
export * from './whatsapp.ts';
