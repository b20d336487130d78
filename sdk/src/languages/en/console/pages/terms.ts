/** A text that somebody agrees to, in sections. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  /** @param day from which on it holds */
  readonly since: (day: string) => string;
  readonly sections: readonly { readonly title: string; readonly text: readonly string[] }[];
}

export const words: LegalText = {
  title: 'Terms of use',
  lead: 'The few things that we and you can count on.',
  since: day => `In force since ${day}.`,
  sections: [
    {
      title: 'What you get',
      text: [
        'A calculator under your name, on this site and on your own pages, in the free plan or in one that you buy from the admin. What each plan has stands on your account page.',
      ],
    },
    {
      title: 'What the figures are',
      text: [
        'Estimates for marketing, computed from the prices and rates that you or we entered. They are no offer of a loan. What counts is the bank’s approval and the official on-the-road price.',
      ],
    },
    {
      title: 'What we ask of you',
      text: [
        'Use your own name, or one that you may use. Enter prices that you believe to be true. Do not promise buyers what a bank has yet to decide. Keep your password to yourself.',
        'Do not use the service to mislead anybody, to break a law, or to disturb it for others. Whoever does may lose their plan for a time, or the account.',
      ],
    },
    {
      title: 'Plans and payment',
      text: [
        'The monthly plan runs for the time that you paid for and then becomes the free one; nothing is charged by itself. The lifetime plan lasts as long as this service does. You pay the admin directly.',
      ],
    },
    {
      title: 'What we promise',
      text: [
        'We keep the service running as well as we can, and tell you of changes that matter before they come. We cannot promise that it never fails, and are not liable for a sale that was not made.',
      ],
    },
    {
      title: 'How it ends',
      text: [
        'You may delete your account at any time on your account page; your name, number and prices then disappear from your calculator everywhere, and a nameless one stays on a page until its line is taken out. We may end the service with 30 days’ notice.',
      ],
    },
    {
      title: 'Law',
      text: ['The law of Malaysia holds. Where the languages of this page differ, the Malay text counts.'],
    },
  ],
};
