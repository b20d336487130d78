import { contract, type Endpoint } from '@loan-kereta/sdk/contract';
import { defaultLayout } from '@loan-kereta/sdk/layouts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf } from './testing/accounts.ts';
import { type CallSource, calls, nameOf, operationOf, type SentCall } from './testing/calls.ts';
import type { TestClient, TestResponse } from './testing/client.ts';
import { picture } from './testing/pictures.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

/** How many times the usual number of calls to send; `npm run fuzz -w @loan-kereta/api` sends hundreds to each endpoint. */
const effort = Number(process.env.LK_FUZZ_EFFORT ?? 1);

/** How long each caller has for an endpoint, in milliseconds, at length: what a busy machine does not get to is left out. */
const longest = 3000;

/** The share of them that is sent: all on SQLite, a sample on MySQL, which differs in its queries alone. */
const share = process.env.LK_TEST_ENGINE === 'mysql' ? 0.2 : 1;

const endpoints = Object.values(contract).flatMap(area => Object.values<Endpoint>(area));

let server: TestServer;
let source: CallSource;

beforeAll(async () => {
  server = await startTestServer({ LK_TRUSTED_PROXIES: '1' });
  source = {
    document: JSON.parse((await server.visitor().get('/api/openapi.json')).text),
    photo: await picture(40, 40).jpeg().toBuffer(),
  };
});
afterAll(() => server.stop());

/** Each call from a network of its own, so that what a network may do in an hour ends no test. */
let network = 0;
const fromElsewhere = () => {
  network += 1;
  return {
    'X-Forwarded-For': `2001:db8:${(network >> 16).toString(16)}:${(network & 0xffff).toString(16)}::1`,
  };
};

/** Whether a path leads to this endpoint and to no other: dots and broken escapes may lead anywhere. */
function leadsTo(path: string, endpoint: Endpoint): boolean {
  const pattern = new RegExp(`^${endpoint.path.replace(/:\w+/g, '[\\w-]+')}(\\?|$)`);
  return pattern.test(path) && !path.includes('%');
}

function check(response: TestResponse, documented: readonly string[] | undefined): void {
  // 501 refuses a format of oEmbed that we do not write.
  if (response.status >= 500 && response.status !== 501)
    throw new Error(`${response.status}: ${response.text}`);
  if (documented) expect(documented, 'the document knows this answer').toContain(String(response.status));
  // Beyond the API's own addresses, where a path with dots may lead, a refusal is a page.
  if (response.status >= 400 && !response.headers.get('Content-Type')?.startsWith('text/html')) {
    const problem = response.problem();
    expect([problem.status, problem.detail]).toEqual([response.status, expect.stringMatching(/./)]);
  }
}

interface Caller {
  readonly client: TestClient;
  /** What the caller has, by its id in an address. */
  readonly known: readonly string[];
}

async function advisorWithLayout(): Promise<Caller> {
  const { client } = await server.signedInAdvisor({ plan: 'diamond' });
  const layout = await client.post('/api/theme-presets', defaultLayout);
  return { client, known: [String(layout.as(contract.layouts.add.response).id)] };
}

async function adminOfAdvisor(): Promise<Caller> {
  const { client } = await server.signedInAdmin();
  const { advisor } = await server.signedInAdvisor();
  return { client, known: [String(advisor.id)] };
}

const callers: readonly { as: Endpoint['access']; signIn: () => Promise<Caller> }[] = [
  { as: 'public', signIn: async () => ({ client: server.visitor(), known: [] }) },
  { as: 'user', signIn: advisorWithLayout },
  { as: 'admin', signIn: adminOfAdvisor },
];

/** How often an endpoint is called by somebody; who may not call it never reaches what could break. */
const runsOf = (endpoint: Endpoint, as: Endpoint['access']) =>
  endpoint.access === as ? 20 : endpoint.access === 'public' ? 6 : 3;

test.each(endpoints.map(endpoint => [nameOf(endpoint), endpoint] as const))(
  '%s: whatever is sent, signed out, as an advisor or as an admin, nothing breaks',
  async (_, endpoint) => {
    for (const { as, signIn } of callers) {
      const { client, known } = await signIn();
      const sent = fc.asyncProperty(calls(source, endpoint, known), async ({ path, body, headers }) => {
        const response = await client.send(endpoint.method, path, {
          body,
          headers: { ...headers, ...fromElsewhere() },
        });
        const { responses } = operationOf(source.document, endpoint);
        check(response, leadsTo(path, endpoint) ? Object.keys(responses) : undefined);
      });
      await fc.assert(sent, {
        numRuns: Math.ceil(runsOf(endpoint, as) * effort * share),
        endOnFailure: effort === 1,
        ...(effort > 1 && { interruptAfterTimeLimit: longest * share }),
      });
    }
  },
);

const password = 'rahsia saya';

test.each(
  endpoints.filter(({ access }) => access === 'user').map(endpoint => [nameOf(endpoint), endpoint] as const),
)('%s: while the account is deleted, nothing breaks', async (_, endpoint) => {
  const password_hash = await hashOf(password);
  const [first = [], second = []] = fc.sample(
    fc.array(calls(source, endpoint, []), { minLength: 2, maxLength: 2 }),
    {
      numRuns: 2 * effort,
    },
  );
  for (const sent of [first, second]) {
    const { client } = await server.signedInAdvisor({ plan: 'diamond', password_hash });
    const send = ({ path, body, headers }: SentCall) => client.send(endpoint.method, path, { body, headers });
    const deleting = client.delete('/api/me', { password });
    const responses = await Promise.all([...sent.map(send), deleting]);
    for (const response of responses) check(response, undefined);
  }
});

test('nothing that was sent left an error in the log', () => {
  const errors = server.log.filter(line => JSON.parse(line).level >= 50);
  expect(errors).toEqual([]);
});
