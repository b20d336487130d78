export * from './blocks.ts';
export * from './grid.ts';
export * from './key.ts';
export * from './layout.ts';
export * from './limits.ts';
export * from './problems.ts';
