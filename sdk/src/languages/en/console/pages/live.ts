export const words = {
  title: 'Live stream',
  lead: 'Your overlay shows what this calculator shows. Change the car, deposit, tenure or theme here, and the stream follows.',
  steps: [
    'Press Go live: you get an address with a code in it.',
    'In OBS, add a browser source with that address. Or open /live on another screen and type the code.',
    'Go on with the calculator as always.',
  ],
  film: 'Or film this phone itself: the calculator then speaks of estimates, and shows nothing of plans.',
  filmHere: 'Film this phone',
  filmNoMore: 'Stop filming this phone',
  templates: 'Frames of a phone’s size, to film:',
  goLive: 'Go live',
  elsewhere: 'Another tab or device of yours steers the live stream.',
  takeOver: 'Steer from here',
  code: 'Code',
  codeHint: 'Good once, for ten minutes. Show it to nobody on the stream.',
  codeOver: 'This code was not used in time. Make another.',
  copy: 'Copy OBS address',
  qr: 'QR code of the overlay’s address',
  waiting: 'Waiting for the overlay…',
  connected: (count: number) =>
    count === 0
      ? 'No overlay connected'
      : count === 1
        ? '1 overlay connected'
        : `${count} overlays connected`,
  another: 'Pair an overlay',
  end: 'End live stream',
  live: 'Live',
  manage: 'Manage',
  offline: 'No connection: overlays keep the last figures.',
  failed: 'That did not work. Please try again.',
  unreachable: 'The server could not be reached. Please check your connection.',
};

export type LiveWords = typeof words;
