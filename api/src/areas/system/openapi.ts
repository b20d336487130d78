import {
  type AdminRole,
  adminRoles,
  contract,
  type Endpoint,
  type ErrorCode,
  errorStatus,
  planRefusals,
  problemSchema,
} from '@loan-kereta/sdk/contract';
import { refusals } from '@loan-kereta/sdk/languages';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { columnsOf } from '../../http/csv.ts';
import { cookieNames } from '../sessions/cookies.ts';

/** The refusals that an endpoint may answer with: its own, and those that its form brings with it. */
function errorsOf(endpoint: Endpoint): Set<ErrorCode> {
  const codes = new Set<ErrorCode>([...(endpoint.errors ?? []), 'internal']);
  if (endpoint.params || endpoint.query || endpoint.body) codes.add('invalid_request');
  if (endpoint.body)
    for (const code of ['malformed_json', 'unsupported_media_type', 'body_too_large'] as const)
      codes.add(code);
  if (endpoint.file)
    for (const code of [
      'invalid_request',
      'malformed_form',
      'file_too_large',
      'unsupported_media_type',
    ] as const)
      codes.add(code);
  if (endpoint.versioned && endpoint.method !== 'GET') codes.add('stale_version');
  if (endpoint.method !== 'GET')
    for (const code of ['origin_not_allowed', 'too_many_requests'] as const) codes.add(code);
  if (endpoint.createsOnce)
    for (const code of [
      'invalid_request',
      'idempotency_key_reused',
      'idempotency_in_progress',
      'idempotency_response_lost',
    ] as const)
      codes.add(code);
  if (endpoint.access === 'overlay') codes.add('not_paired');
  else if (endpoint.access !== 'public') codes.add('not_signed_in');
  if (endpoint.access === 'user' && endpoint.method !== 'GET' && !endpoint.allowsTemporaryPassword)
    codes.add('password_change_required');
  if (endpoint.needs) codes.add(planRefusals[endpoint.needs]);
  if (endpoint.access === 'admin') codes.add('forbidden');
  if (endpoint.access === 'admin' && !endpoint.allowsSupport) codes.add('role_not_allowed');
  if (endpoint.access === 'admin' && !endpoint.allowsWithoutSecondFactor)
    codes.add('second_factor_enrolment_required');
  if (endpoint.stepUp) codes.add('second_factor_required');
  return codes;
}

function refusalsOf(endpoint: Endpoint) {
  const byStatus = Map.groupBy(errorsOf(endpoint), code => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map(code => `\`${code}\`: ${refusals.en.titles[code]}`).join('\n\n'),
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    ]),
  );
}

const keyHeader = {
  'Idempotency-Key': z
    .string()
    .optional()
    .meta({ description: 'A random one, sent again with the same request when its answer was lost' }),
};

/** What an endpoint takes besides its body. */
function requestParams({ params, query, versioned, createsOnce, method }: Endpoint) {
  const seen = z.string().optional();
  const description = 'The ETag of what is changed; without it the last write wins, and the history says so';
  const precondition = z.object({ 'If-Match': seen.meta({ description }) });
  const changes = versioned && method !== 'GET' ? precondition : undefined;
  const header = createsOnce ? (changes ?? z.object({})).extend(keyHeader) : changes;
  return {
    ...(params && { path: params as z.ZodObject }),
    ...(query && { query: query as z.ZodObject }),
    ...(header && { header }),
  };
}

const fileForm = z.object({ file: z.string().meta({ format: 'binary' }) });

function requestBody({ body, file }: Endpoint) {
  if (file) return { content: { 'multipart/form-data': { schema: fileForm } } };
  return body && { content: { 'application/json': { schema: body } } };
}

/** What an answer says in headers that a caller needs. */
const headersOf = ({ versioned, linksNext, download }: Endpoint) =>
  z.object({
    ...(versioned && { ETag: z.string().optional() }),
    ...(linksNext && {
      Link: z.string().optional().meta({ description: 'The address of the page after, with `rel="next"`' }),
    }),
    ...(download && { 'Content-Disposition': z.literal(`attachment; filename="${download.name}"`) }),
  });

const moved = {
  description: 'It has the address in `Location` now.',
  headers: z.object({ Location: z.string() }),
};

/** Who may call: what signs them in and, of an admin, one of these roles. */
function securityOf({ access, allowsSupport }: Endpoint): Record<string, AdminRole[]>[] {
  if (access === 'public') return [];
  if (access === 'user') return [{ session: [] }];
  if (access === 'overlay') return [{ overlay: [] }];
  return adminRoles.filter(role => role === 'admin' || allowsSupport).map(role => ({ adminSession: [role] }));
}

/** The same for a person. */
function whoMayCall({ access, allowsSupport, stepUp }: Endpoint): string {
  if (access === 'public') return 'For anyone.';
  if (access === 'user') return 'For a signed-in advisor.';
  if (access === 'overlay') return 'For an overlay that is paired with a live stream.';
  const whose = allowsSupport ? 'For an admin of either role.' : 'For an admin, not of the role `support`.';
  return stepUp ? `${whose} They must have proved within five minutes who they are.` : whose;
}

/** What a success answers with. */
function contentOf({ response, produces, download, events }: Endpoint) {
  if (events) {
    const description = `Server-sent events: ${Object.keys(events).join(', ')}`;
    return { content: { 'text/event-stream': { schema: z.string().meta({ description }) } } };
  }
  if (download) {
    const description = `With the columns ${columnsOf(download)
      .map(({ title }) => title)
      .join(', ')}`;
    return { content: { [download.type]: { schema: z.string().meta({ description }) } } };
  }
  return response && { content: { [produces ?? 'application/json']: { schema: response } } };
}

function operation(area: string, name: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  const status = String(
    endpoint.status ?? (endpoint.response || endpoint.download || endpoint.events ? 200 : 204),
  );
  return {
    operationId: `${area}.${name}`,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: whoMayCall(endpoint),
    security: securityOf(endpoint),
    requestParams: requestParams(endpoint),
    ...(requestBody(endpoint) && { requestBody: requestBody(endpoint) }),
    responses: {
      [status]: {
        description: endpoint.summary,
        headers: headersOf(endpoint),
        ...contentOf(endpoint),
      },
      ...(endpoint.moves && { '308': moved }),
      ...refusalsOf(endpoint),
    },
  };
}

/** The OpenAPI document of the whole contract. */
export function createOpenapi(publicUrl: string) {
  const paths: ZodOpenApiPathsObject = {};
  for (const [area, endpoints] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(area, name, endpoint) };
    }
  const cookies = cookieNames(publicUrl);
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Loan Kereta',
      version: '1',
      description: 'Every refusal is `application/problem+json`; compare its `code`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookies.user, description: 'A signed-in advisor' },
        overlay: { type: 'apiKey', in: 'cookie', name: cookies.overlay, description: 'A paired overlay' },
        adminSession: { type: 'apiKey', in: 'cookie', name: cookies.admin, description: 'A signed-in admin' },
      },
    },
  });
}
