export * from './blocks.ts';
export * from './grid.ts';
export * from './key.ts';
export * from './limits.ts';
export * from './preset.ts';
export * from './problems.ts';
