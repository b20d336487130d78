import type { Embed } from '../../contract/embed.ts';
import { isAddress } from './address.ts';
import type { Finding } from './finding.ts';
import { ignoredSettings } from './ignored.ts';
import { answersOtherwise, probeFetch } from './probe.ts';
import { scriptTags } from './script.ts';

type Fault = Pick<Finding, 'code' | 'problem' | 'remedy'>;

const noAdvisor: Fault = {
  code: 'advisor_missing',
  problem: 'The element does not say whose calculator it is.',
  remedy: 'Give it the attribute advisor, or the script tag data-advisor: the name that follows /a/.',
};

const noAddress = (api: string): Fault => ({
  code: 'api_unreachable',
  problem: `The attribute api="${api}" is not an address.`,
  remedy: 'Leave it out, or let it be an address such as https://calculator.example.',
});

const noCars = (advisor: string, element: Element): Finding => ({
  code: 'no_cars',
  severity: 'warning',
  problem: `"${advisor}" has no car to calculate for.`,
  remedy:
    'The advisor chooses the cars on /app, under Edit Data; the admin what all advisors have, under Models.',
  element,
});

async function whyUnreachable(address: string): Promise<Fault> {
  const { origin, protocol, hostname } = new URL(address);
  if (location.protocol === 'https:' && protocol === 'http:' && !/^(localhost|127\.)/.test(hostname))
    return {
      code: 'api_insecure',
      problem: `The page is on https, so the browser lets it fetch nothing from ${origin}.`,
      remedy: `Use ${origin.replace('http:', 'https:')}.`,
    };
  if (await answersOtherwise(address))
    return {
      code: 'fetch_replaced',
      problem: `${origin} answers, but not what the page has put in the place of fetch.`,
      remedy: 'Let that take what fetch takes, or load Loan Kereta before the script that replaces it.',
    };
  // Any server that is up may answer a page that does not ask to read it.
  const unread = await probeFetch(address, { mode: 'no-cors' });
  if (unread instanceof Response)
    return {
      code: 'api_not_readable',
      problem: `${origin} answers, but does not let this page read it.`,
      remedy: 'Something before the server takes its Access-Control-Allow-Origin away: let it through.',
    };
  return {
    code: 'api_unreachable',
    problem: `${origin} does not answer; until it does, the prices are the built-in ones.`,
    remedy: `Open ${address} in a tab of its own. If that works, an ad blocker or a firewall stops it here.`,
  };
}

function whyRefused(address: string, status: number, advisor: string): Fault {
  if (status === 404 || status === 400)
    return {
      code: 'advisor_unknown',
      problem: `${new URL(address).origin} knows no advisor "${advisor}".`,
      remedy: 'Copy the name from the console: it is what follows /a/ in the address of the advisor’s page.',
    };
  return {
    code: 'api_failing',
    problem: `${address} answers with status ${status}; the prices are the built-in ones.`,
    remedy: 'Try again in a few minutes. If it stays so, tell whoever runs the server.',
  };
}

async function readEmbed(response: Response): Promise<Embed | undefined> {
  try {
    const said: Partial<Embed> = await response.json();
    return said.advisor?.slug && said.features && said.models ? (said as Embed) : undefined;
  } catch {
    return undefined;
  }
}

/** What is wrong with the API’s response, or what it makes of the element's settings. */
async function judge(address: string, advisor: string, element: Element): Promise<Fault | Finding[]> {
  const response = await probeFetch(address);
  if (response === 'unreachable') return whyUnreachable(address);
  if (!(response instanceof Response))
    return {
      code: 'api_blocked',
      problem: `The page’s Content-Security-Policy blocks ${address}.`,
      remedy: `Let its directive ${response.refusedBy} name ${new URL(address).origin}.`,
    };
  if (!response.ok) return whyRefused(address, response.status, advisor);
  const data = await readEmbed(response);
  if (data?.models.length === 0) return [noCars(advisor, element)];
  if (data) return ignoredSettings(element, data);
  return {
    code: 'api_not_ours',
    problem: `${address} answers, but not as Loan Kereta does.`,
    remedy: 'See that the address of the script, or the attribute api, is that of a Loan Kereta server.',
  };
}

/** Whether the API answers this page, knows the advisor, and grants what the element asks for. */
export async function checkApi(element: Element): Promise<Finding[]> {
  const advisor = element.getAttribute('advisor');
  const api = element.getAttribute('api') || scriptTags()[0]?.src;
  if (api === undefined) return [];
  const about = (fault: Fault): Finding[] => [{ ...fault, severity: 'error', element }];
  if (!advisor) return about(noAdvisor);
  if (!isAddress(api)) return about(noAddress(api));
  const address = new URL(`/api/embed/${encodeURIComponent(advisor)}`, api).href;
  const found = await judge(address, advisor, element);
  return Array.isArray(found) ? found : about(found);
}
