import { defaultBrand } from '../../catalogue/brand.ts';
import type { CalculatorWords, FaceWords } from '../words.ts';

// The specification quotes the disclaimer, the note on the deposit and the words of a failure in Malay, so they are Malay here too.

export { ceiling } from './ceiling.ts';
export { reading } from './reading.ts';

export const face: FaceWords = {
  quoted: 'ms',
  loading: `Loading ${defaultBrand} models…`,
  instalment: 'Monthly instalment',
  perMonth: '/\u00a0month',
  model: 'Model',
  variant: 'Variant',
  noVariants: 'No variants',
  otr: 'OTR price',
  deposit: 'Deposit',
  tenure: 'Tenure',
  years: 'years',
  method: 'Method',
  flat: 'Flat rate',
  reducing: 'Reducing balance',
  effectiveRate: 'Effective rate',
  principal: 'Loan amount',
  totalInterest: 'Total interest',
  totalPayment: 'Total payment',
  flatDisclaimer: 'Anggaran flat-rate pemasaran. Tertakluk kelulusan bank & OTR rasmi.',
  reducingDisclaimer: 'Anggaran baki berkurang. Tertakluk kelulusan bank & OTR rasmi.',
  whatsapp: 'Ask on WhatsApp',
  advisor: 'Sales advisor',
  watermark: 'Calculated with Loan Kereta',
  edit: 'Edit',
};

export const notices: CalculatorWords['notices'] = {
  offline: 'Built-in price list; prices may not be the latest.',
  unknownAdvisor: 'This advisor link was not found; the calculator still works.',
};

export const presenter: CalculatorWords['presenter'] = {
  disclaimer: 'Anggaran ini hanya rujukan untuk pembeli kereta, bukan tawaran kewangan.',
};

export const depositLimit: CalculatorWords['depositLimit'] = {
  most: 'Maximum',
  note: 'Deposit akan dihadkan sehingga harga OTR.',
};

export const rateRange: CalculatorWords['rateRange'] = { perYear: '{percent} a year' };

export const touchedRate: CalculatorWords['touchedRate'] = {
  putBack: 'The rate was changed. Put back this car’s own, {percent}',
};

export const message: CalculatorWords['message'] = {
  hello: 'Hi {name}',
  interested: '{hello}, I am interested in the {car}.',
  line: '{label}: {value}',
  monthlyPayment: 'Monthly instalment',
  loanAmount: 'Loan amount',
  deposit: 'Deposit',
  tenure: 'Tenure',
  years: '{years} years',
  interestRate: 'Interest rate',
  perYear: '{rate} a year',
  withMethod: '{rate} ({method})',
  flat: 'flat rate',
  reducing: 'effective rate, reducing balance',
  more: 'Could you tell me more?',
};

export const failure: CalculatorWords['failure'] = {
  failed: 'Maaf, ada masalah teknikal. Sila refresh halaman atau cuba lagi.',
  retry: 'Try again',
};

export const noCars: CalculatorWords['noCars'] = {
  title: 'There is no car on this list yet.',
  ask: 'Ask the advisor for the latest prices.',
  edit: 'Add models in Edit Data.',
};

export const perDay: CalculatorWords['perDay'] = { line: 'about {amount} a day' };

export const accordion: CalculatorWords['accordion'] = { result: 'Result', settings: 'Settings' };

export const carousel: CalculatorWords['carousel'] = {
  loading: 'Loading model data...',
  variants: 'Variants available: {count}',
  previous: 'Previous model',
  next: 'Next model',
};

export const compactList: CalculatorWords['compactList'] = {
  loading: 'Loading…',
  order: 'Sort by',
  byModel: 'Model',
  byPrice: 'Lowest payment',
  all: 'All variants',
};

export const dashboard: CalculatorWords['dashboard'] = { months: 'months' };

export const floatingPanel: CalculatorWords['floatingPanel'] = {
  open: 'Open Controls',
  close: 'Close Controls',
  controls: 'Controls',
};

export const fullbleed: CalculatorWords['fullbleed'] = { controls: 'Change model and payment' };

export const gridMasonry: CalculatorWords['gridMasonry'] = { from: 'from {amount} / month' };

export const magazine: CalculatorWords['magazine'] = {
  edition: 'Edition 2025',
  deck: 'One car, one month at a time.',
  numbers: 'By the numbers',
  yours: 'Edit it yourself',
  story: 'At an OTR price of {otr}, the {car} drives home with a deposit of {down}.',
  storyWithoutDeposit: 'At an OTR price of {otr}, the {car} drives home with nothing down.',
  storyRest: 'The rest is spread over {months} equal months, at a rate of {percent} a year.',
  waiting: 'This story is waiting for its variant.',
};

export const metroTiles: CalculatorWords['metroTiles'] = { loading: 'Loading model data...' };

export const neonGaming: CalculatorWords['neonGaming'] = {
  level: 'Level {number}',
  loading: 'Loading game…',
  insert: 'Choose a model and a variant to start',
};

export const retroVintage: CalculatorWords['retroVintage'] = { showroom: 'The showroom', form: 'Order form' };

export const sidebarSticky: CalculatorWords['sidebarSticky'] = {
  loading: 'Loading model data...',
  settings: 'Settings',
};

export const splitLeft: CalculatorWords['splitLeft'] = { title: 'Make it yours' };

export const timeline: CalculatorWords['timeline'] = {
  loading: 'Loading…',
  next: 'Next',
  result: 'Result',
  terms: 'Tenure & rate',
};
