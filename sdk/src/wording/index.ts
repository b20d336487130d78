export * from '../rules/phone.ts';
export * from './presenter.ts';
export * from './whatsapp.ts';
