export const words = {
  name: 'Your calculator',
  unreachable: 'The server cannot be reached.',
  asOf: (time: string) => `This is your calculator as of ${time}; prices may be older.`,
  retry: 'Try again',
  themeMissing: 'This could not be loaded. Check your connection and try again.',
  presenterLocked:
    'Presenter mode requires Monthly plan or higher. Press Live above the calculator to ask for it.',
  tried: 'This theme is only tried here: buyers see another one.',
  useTried: 'Use it',
  asBuyer: 'As a buyer sees it',
  conflict: (time: string) =>
    `This list was saved in another window or on another device at ${time}. Nothing of yours was written. Press Save again to replace it with what stands here.`,
};

export type AppWords = typeof words;
