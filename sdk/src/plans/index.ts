export * from './descriptions.ts';
export * from './palettes.ts';
export * from './plans.ts';
export * from './prices.ts';
export * from './themes.ts';
