export * from './models.ts';
export * from './perodua.ts';
