export const words = {
  home: 'Loan Kereta, to the front page',
  pitch: ['Buyers pick a car.', 'The instalment is right there.'],
  example: {
    title: 'As your buyer sees it',
    monthly: 'a month',
    terms: (years: number, rate: string) => `${years} years · ${rate}% flat`,
  },
  navigation: 'Pages',
  menu: 'Open the menu',
  account: 'Your account',
  groups: { advisor: 'Advisor', people: 'People', catalogue: 'Catalogue', site: 'Site' },
  skip: 'Skip to the content',
  search: 'Search',
  find: 'Go to a page, or do something',
  commands: 'Pages and commands',
  settings: 'Settings',
  newVersion: 'There is a new version.',
  takeVersion: 'Reload',
};

export type FrameWords = typeof words;
