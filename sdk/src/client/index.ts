export type { Answer, Call, CallOptions, ReadOptions, Request, Versioned } from './call.ts';
export * from './client.ts';
export * from './patience.ts';
export { ApiProblem, type ClientFailure, type ProblemCode } from './problem.ts';
