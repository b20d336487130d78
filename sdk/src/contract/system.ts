import { endpoint } from './define.ts';
import { z } from './zod.ts';

const status = z.object({ status: z.literal('ok') });

export const system = {
  hello: endpoint({
    method: 'GET',
    path: '/api/',
    access: 'public',
    crossOrigin: true,
    tag: 'System',
    summary: 'Says that the API is there',
    response: z.object({ message: z.string() }),
  }),
  health: endpoint({
    method: 'GET',
    path: '/healthz',
    access: 'public',
    tag: 'System',
    summary: 'The process is alive',
    response: status,
  }),
  ready: endpoint({
    method: 'GET',
    path: '/readyz',
    access: 'public',
    tag: 'System',
    summary:
      'What the process needs is there and takes changes, and it is not about to end; if not, says why',
    response: status,
    errors: ['unavailable'],
  }),
  metrics: endpoint({
    method: 'GET',
    path: '/metrics',
    access: 'public',
    tag: 'System',
    summary: 'Figures for Prometheus; in production they have an address of their own',
    produces: 'text/plain',
    response: z.string(),
    errors: ['not_found'],
  }),
  openapi: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    tag: 'System',
    summary: 'This document',
    response: z.looseObject({ openapi: z.string() }),
  }),
};
