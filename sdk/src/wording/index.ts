export { normalisePhone } from '../reading/phone.ts';
export * from './ceiling.ts';
export * from './presenter.ts';
export * from './reading.ts';
export * from './reminders.ts';
export * from './welcome.ts';
export * from './whatsapp.ts';
