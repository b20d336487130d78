import { formatPercent, formatRM } from '../loan/format.ts';
import type { LoanMethod } from '../loan/terms.ts';
import {
  type Entitlement,
  findTheme,
  type Plan,
  planDetails,
  plans,
  planWith,
  type ThemeId,
} from '../plans/index.ts';
import type { Language } from './calculator.ts';
import { normalisePhone } from './phone.ts';

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

const words = {
  ms: {
    hello: 'Hai',
    interested: 'saya berminat dengan',
    monthlyPayment: 'Ansuran bulanan',
    loanAmount: 'Jumlah pinjaman',
    tenure: 'Tempoh',
    years: 'tahun',
    interestRate: 'Kadar faedah',
    perYear: 'setahun',
    flat: 'kadar rata',
    reducing: 'baki berkurang',
    more: 'Boleh saya dapatkan maklumat lanjut?',
  },
  en: {
    hello: 'Hi',
    interested: 'I am interested in the',
    monthlyPayment: 'Monthly instalment',
    loanAmount: 'Loan amount',
    tenure: 'Tenure',
    years: 'years',
    interestRate: 'Interest rate',
    perYear: 'a year',
    flat: 'flat rate',
    reducing: 'reducing balance',
    more: 'Could you tell me more?',
  },
} as const satisfies Record<Language, Record<string, string>>;

/**
 * What a person wrote, as one line that WhatsApp shows as it stands: without line breaks, direction overrides and the
 * signs that WhatsApp reads as bold, italic, struck out or code. An underscore inside a word does nothing there, and stays.
 */
const plain = (text: string): string =>
  text
    .replace(/[*~`\u202a-\u202e\u2066-\u2069]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** `Label: value`, or no line where there is no value. */
const line = (label: string, value: string | undefined): string[] => (value ? [`${label}: ${value}`] : []);

function loanLines(language: Language, loan: LoanFigures): string[] {
  const { monthlyPayment, loanAmount, tenure, years, interestRate, perYear, ...methods } = words[language];
  const rate = `${formatPercent(loan.interestRate, 2)}% ${perYear}`;
  return [
    ...line(monthlyPayment, formatRM(loan.monthlyPayment)),
    ...line(loanAmount, formatRM(loan.loanAmount)),
    ...line('Deposit', loan.deposit ? formatRM(loan.deposit) : undefined),
    ...line(tenure, `${loan.tenure} ${years}`),
    ...line(interestRate, loan.method ? `${rate} (${methods[loan.method]})` : rate),
  ];
}

/**
 * A link that opens a WhatsApp chat with `text` filled in.
 * @param digits as `normalisePhone` gives them; empty lets the sender choose the chat.
 */
export function whatsappLink(digits: string, text: string): string {
  // Half an emoji, as a length limit may leave behind, cannot be written in an address.
  return `https://wa.me/${digits}?text=${encodeURIComponent(text.replace(/\p{Cs}/gu, ''))}`;
}

/** What a buyer sends to an advisor from the calculator. */
export function buyerMessage({
  language,
  advisorName = '',
  ...loan
}: LoanFigures & { readonly language: Language; readonly advisorName?: string | undefined }): string {
  const { hello, interested, more } = words[language];
  const greeting = `${hello} ${plain(advisorName)}`.trim();
  const car = plain(`${loan.carModel} ${loan.variant}`);
  return [`${greeting}, ${interested} ${car}.`, '', ...loanLines(language, loan), '', more].join('\n');
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
    ...loanLines('ms', { ...loan, tenure, interestRate }),
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
} as const satisfies Partial<Record<Entitlement, string>>;

/** A feature that a plan may add; for `watermark`, that it goes away. */
export type UpgradeFeature = keyof typeof features;

const payments: Record<Plan, string> = { basic: '', premium: ' sebulan', diamond: ' sekali bayar' };

const planText = (plan: Plan): string =>
  `pelan ${planDetails[plan].label} (${formatRM(planDetails[plan].price)}${payments[plan]})`;

const wishText = (thing: string, plan: Plan): string =>
  `saya ingin menggunakan ${thing} di Loan Kereta. Boleh bantu saya naik taraf ke ${planText(plan)}?`;

const isFeature = (name: string): name is UpgradeFeature => Object.hasOwn(features, name);

function request(what: Plan | UpgradeFeature | ThemeId | undefined): string {
  const plan = plans.find(name => name === what);
  if (plan) return `saya ingin naik taraf Loan Kereta ke ${planText(plan)}.`;
  if (what && isFeature(what)) return wishText(features[what], planWith(what));
  const theme = what && findTheme(what);
  return theme
    ? wishText(`tema ${theme.name}`, theme.plan)
    : 'saya ingin bertanya tentang pelan Loan Kereta.';
}

/**
 * What an advisor sends to the admin, in Malay, to be given more.
 * @param what a plan, or a feature or theme, for which the lowest plan that has it is asked for. Without one, or for a
 * theme that does not exist, the message asks about the plans.
 * @param account the advisor's e-mail address, for the admin to find the account by.
 */
export function upgradeMessage(what?: Plan | UpgradeFeature | ThemeId, account?: string): string {
  return [`Hai Admin, ${request(what)}`, ...line('Akaun', account)].join('\n');
}
