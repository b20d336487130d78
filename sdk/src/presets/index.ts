export * from './blocks.ts';
export * from './grid.ts';
export * from './preset.ts';
