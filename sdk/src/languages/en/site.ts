import { firstDescriptions } from '../../plans/descriptions.ts';
import type { LandingWords, NotFoundWords } from '../site.ts';

export const landing: LandingWords = {
  title: 'Loan Kereta: car instalments on your page',
  promise: ['Buyers pick a car.', 'The instalment is right there.'],
  lead: 'The car loan calculator for a sales advisor’s own page. One line of code, with your name and WhatsApp on top.',
  login: 'Login',
  tryFree: 'Try the free themes',
  install: 'Put it on your page',
  toApp: 'Open your calculator',
  askAdmin: 'WhatsApp Admin',
  loading: 'Loading the calculator…',
  preview: 'The calculator as a buyer sees it',
  facts: [
    {
      title: 'Exact, not roughly right',
      text: 'Every figure is worked out with integers in sen and rounded once, at the very end.',
    },
    {
      title: 'Two rates, one answer',
      text: 'The flat rate and the effective rate stand side by side, so buyers know the real cost.',
    },
    {
      title: 'Light, and never stuck',
      text: 'Even with no server to talk to it still calculates, on the list of 24 variants that it carries.',
    },
  ],
  features: [
    {
      title: '20+ themes',
      text: 'Twenty layouts, from a slim card to a full stage, in 22 palettes. And those that you build yourself.',
    },
    {
      title: 'Fast calculation',
      text: 'The figure follows your finger. No waiting, no reload, also with no network.',
    },
    {
      title: 'Ready for live streams',
      text: 'Presenter mode softens the words and keeps the figure large, so that you can go live at once.',
    },
  ],
  themes: {
    title: 'Popular themes',
    text: 'Open one and try it, without an account.',
    cards: [
      'Everything on one card. Made for a phone.',
      'The car on a wide stage, the figure beside it.',
      'Frosted cards over a glow, in the Premium plan. Start with the third free theme.',
    ],
    open: 'Try it',
  },
  closing: {
    title: 'Your next buyer is already asking how much a month.',
    text: 'It is free to begin: put your name on it, and share it in two minutes.',
    register: 'Create your free account',
  },
  snippet: {
    title: 'Paste this code. That is all.',
    text: 'On your own site, a blog or a dealer’s system: the calculator appears where the code stands. Your page’s styles stay as they are.',
    copy: 'Copy code',
    copied: '✓ Copied',
    selected: 'The code is selected; copy it from there.',
    link: 'Work out the instalment',
    own: 'This sample shows a demo account. Get the code with your own name and WhatsApp',
  },
  plans: {
    title: 'What it costs',
    text: 'Start free, and ask for more on WhatsApp when you need it.',
    popular: 'Popular',
    before: 'before:',
    price: { basic: 'Free', premium: '{price} a month', diamond: '{price} once' },
    descriptions: {
      ...firstDescriptions,
      // As the features are spelled elsewhere.
      premium:
        'Fifteen themes, your own colors, presenter mode and sharing by WhatsApp, without our watermark.',
    },
    start: 'Create your free account',
    ask: 'Ask on WhatsApp',
  },
  more: 'See for yourself',
  example: { title: 'Example page', text: 'An advisor’s ordinary page, with the calculator in it.' },
  docs: { title: 'API documentation', text: 'Every endpoint, field and error, ready to be tried.' },
  footer:
    'Estimates only, subject to bank approval and the official OTR price. The prices here are sample data. Loan Kereta is not a product of any car maker. Open source, MIT licence.',
  terms: 'Terms of use',
  privacy: 'Privacy notice',
};

export const notFound: NotFoundWords = {
  title: 'This road ends here.',
  text: 'There is no page at this address.',
  back: 'Go to the home page',
};
