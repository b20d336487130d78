import { fill } from '../languages/fill.ts';
import { message as malay } from '../languages/ms/message.ts';
import { formatAmount } from '../loan/amount.ts';
import { formatPercent, formatRM } from '../loan/format.ts';
import type { LoanMethod } from '../loan/terms.ts';
import {
  type Entitlement,
  findTheme,
  type Plan,
  type PlanPrices,
  planDetails,
  planNames,
  plans,
  planWith,
  type ThemeId,
} from '../plans/index.ts';
import { normalisePhone } from '../reading/phone.ts';

/** A car and its loan, as a message tells it. */
export interface LoanFigures {
  readonly carModel: string;
  readonly variant: string;
  /** In RM. */
  readonly monthlyPayment: number;
  /** In RM. */
  readonly loanAmount: number;
  /** In RM; told when there is one. */
  readonly deposit?: number | undefined;
  /** In years. */
  readonly tenure: number;
  /** Annual rate in percent. */
  readonly interestRate: number;
  /** Told when given, as a flat rate and a reducing balance differ much at the same percent. */
  readonly method?: LoanMethod | undefined;
}

/** The words of a message, of one language. */
export type MessageWords = typeof malay;

/** Whether a letter or digit stands on both sides of a sign. Safari before 16.4 has no lookbehind. */
const isInWord = (text: string, at: number): boolean =>
  /[\p{L}\p{N}]$/u.test(text.slice(0, at)) && /^[\p{L}\p{N}]/u.test(text.slice(at + 1));

/**
 * What a person wrote, as one line that WhatsApp shows as it stands: without line breaks, direction overrides and the
 * signs that WhatsApp reads as bold, italic, struck out or code. An underscore inside a word does nothing there, and stays.
 */
export const plain = (text: string): string =>
  text
    .replace(/[*~`\u202a-\u202e\u2066-\u2069]|_/g, (sign, at: number, whole: string) =>
      sign === '_' && isInWord(whole, at) ? sign : '',
    )
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** `Label: value`, or no line where there is no value. */
const line = (label: string, value: string | undefined, form = malay.line): string[] =>
  value ? [fill(form, { label, value })] : [];

function loanLines(words: MessageWords, loan: LoanFigures): string[] {
  const add = (label: string, value: string | undefined) => line(label, value, words.line);
  const rate = fill(words.perYear, { rate: `${formatPercent(loan.interestRate, 2)}%` });
  return [
    ...add(words.monthlyPayment, formatRM(loan.monthlyPayment)),
    ...add(words.loanAmount, formatRM(loan.loanAmount)),
    ...add(words.deposit, loan.deposit ? formatRM(loan.deposit) : undefined),
    ...add(words.tenure, fill(words.years, { years: loan.tenure })),
    ...add(
      words.interestRate,
      loan.method ? fill(words.withMethod, { rate, method: words[loan.method] }) : rate,
    ),
  ];
}

/**
 * A link that opens a WhatsApp chat, with `text` filled in where it is given.
 * @param digits as `normalisePhone` gives them; empty lets the sender choose the chat.
 */
export function whatsappLink(digits: string, text?: string): string {
  const chat = `https://wa.me/${digits}`;
  if (text === undefined) return chat;
  // Half an emoji, as a length limit may leave behind, cannot be written in an address.
  return `${chat}?text=${encodeURIComponent(text.replace(/\p{Cs}/gu, ''))}`;
}

/** What a buyer sends to an advisor from the calculator. @param words `message` of the language; Malay unless told */
export function buyerMessage({
  words = malay,
  advisorName = '',
  ...loan
}: LoanFigures & {
  readonly words?: MessageWords | undefined;
  readonly advisorName?: string | undefined;
}): string {
  const hello = fill(words.hello, { name: plain(advisorName) }).trim();
  const car = plain(`${loan.carModel} ${loan.variant}`);
  return [fill(words.interested, { hello, car }), '', ...loanLines(words, loan), '', words.more].join('\n');
}

/** What an advisor shares: the loan, and who to ask about it. */
export interface SharedLoan extends Omit<LoanFigures, 'tenure' | 'interestRate'> {
  readonly displayName: string;
  /** As the advisor wrote it; left out of the message when it cannot be called. */
  readonly whatsapp: string;
  /** In years; 7 when left out. */
  readonly tenure?: number | undefined;
  /** Annual rate in percent; 2.5 when left out. */
  readonly interestRate?: number | undefined;
}

/**
 * What an advisor copies or sends, in Malay. A name, number or car that is missing has no line. The tenure and rate
 * fall back on the product's terms for an example, so whoever calculated the amounts says with which ones.
 */
export function shareMessage({
  displayName,
  whatsapp,
  tenure = 7,
  interestRate = 2.5,
  ...loan
}: SharedLoan): string {
  const digits = normalisePhone(whatsapp);
  return [
    '*Anggaran ansuran kereta*',
    '',
    ...line('Model', plain(loan.carModel)),
    ...line('Varian', plain(loan.variant)),
    ...loanLines(malay, { ...loan, tenure, interestRate }),
    '',
    ...line('Penasihat jualan', plain(displayName)),
    ...line('WhatsApp', digits && `+${digits}`),
    '',
    'Anggaran sahaja. Tertakluk kelulusan bank & OTR rasmi.',
    '_Dikira dengan Loan Kereta_',
  ]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

const features = {
  customColor: 'warna tersuai',
  editData: 'Edit Data',
  presenterMode: 'mod penyampai',
  share: 'Salin & Kongsi WhatsApp',
  watermark: 'kalkulator tanpa tera air',
  ownLayouts: 'susun atur sendiri',
  ownBranding: 'warna sendiri',
} as const satisfies Partial<Record<Entitlement, string>>;

/** A feature that a plan may add; for `watermark`, that it goes away. */
export type UpgradeFeature = keyof typeof features;

const payments: Record<Plan, string> = { basic: '', premium: ' sebulan', diamond: ' sekali bayar' };

function planText(plan: Plan, prices: PlanPrices): string {
  const price = prices[plan] ?? planDetails[plan].price;
  return `pelan ${planNames[plan]} (${formatAmount(price)}${payments[plan]})`;
}

const wishText = (thing: string, plan: Plan, prices: PlanPrices): string =>
  `saya ingin menggunakan ${thing} di Loan Kereta. Boleh bantu saya naik taraf ke ${planText(plan, prices)}?`;

const isFeature = (name: string): name is UpgradeFeature => Object.keys(features).includes(name);

function request(what: Plan | UpgradeFeature | ThemeId | undefined, prices: PlanPrices): string {
  const plan = plans.find(name => name === what);
  if (plan) return `saya ingin naik taraf Loan Kereta ke ${planText(plan, prices)}.`;
  if (what && isFeature(what)) return wishText(features[what], planWith(what), prices);
  const theme = what && findTheme(what);
  return theme
    ? wishText(`tema ${theme.name}`, theme.plan, prices)
    : 'saya ingin bertanya tentang pelan Loan Kereta.';
}

const toAdmin = (text: string, account: string | undefined): string =>
  [`Hai Admin, ${text}`, ...line('Akaun', account)].join('\n');

/**
 * What an advisor sends to the admin, in Malay, to be given more.
 * @param what a plan, or a feature or theme, for which the lowest plan that has it is asked for. Without one, or for a
 * theme that does not exist, the message asks about the plans.
 * @param account the advisor's e-mail address, for the admin to find the account by.
 * @param prices what plans cost today, where a server has said so
 */
export function upgradeMessage(
  what?: Plan | UpgradeFeature | ThemeId,
  account?: string,
  prices: PlanPrices = {},
): string {
  return toAdmin(request(what, prices), account);
}

/**
 * What an advisor sends to the admin, in Malay, to keep a plan that ends on a day.
 * @param account the advisor's e-mail address, for the admin to find the account by.
 * @param prices what plans cost today, where a server has said so
 */
export const renewalMessage = (plan: Plan, account?: string, prices: PlanPrices = {}): string =>
  toAdmin(`saya ingin memperbaharui ${planText(plan, prices)} saya di Loan Kereta.`, account);
