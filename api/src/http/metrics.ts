import Koa from 'koa';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What Prometheus reads: the process's own figures and how long requests take, by the pattern of their path. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    observe(method: string, route: string, status: number, seconds: number) {
      duration.labels(method, route, String(status)).observe(seconds);
    },
    text: () => registry.metrics(),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** The figures alone, for an address that only those who run the server reach. */
export function metricsApp(metrics: Metrics): Koa {
  const app = new Koa();
  app.use(async ctx => {
    if (ctx.path !== '/metrics' || ctx.method !== 'GET') return;
    ctx.type = 'text/plain';
    ctx.body = await metrics.text();
  });
  return app;
}
