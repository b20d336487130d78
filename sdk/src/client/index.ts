export type { Call, CallOptions, ReadOptions, Request, ResponseOf, Versioned } from './call.ts';
export * from './client.ts';
export { ApiProblem, type ClientFailure, isStale, type ProblemCode } from './problem.ts';
export * from './timeouts.ts';
