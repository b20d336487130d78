export const words = {
  title: 'Pair this overlay',
  lead: 'On your phone, open the calculator, press Live, and type the code shown there.',
  code: 'Code',
  pair: 'Pair',
  offline: 'The server cannot be reached. Check the connection and try again.',
};

export type OverlayWords = typeof words;
