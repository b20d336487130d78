export * from './brand.ts';
export * from './models.ts';
export * from './perodua.ts';
export * from './quote.ts';
