export * from './phone.ts';
export * from './presenter.ts';
export * from './whatsapp.ts';
