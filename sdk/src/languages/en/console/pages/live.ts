import type { StreamFormat } from '../../../../rules/stream-formats.ts';

export const words = {
  title: 'Live stream',
  lead: 'Your overlay shows what this calculator shows. Change the car, deposit, tenure or theme here, and the stream follows.',
  steps: [
    'In OBS, add a browser source with your address for OBS, once. It shows every stream.',
    'Press Go live. Another screen shows it too: open /live there and type the code.',
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
  copy: 'Copy the screen’s address',
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
  format: 'Form on the stream',
  formats: {
    calculator: 'Calculator',
    'lower-third': 'Lower third',
    'side-card': 'Side card',
    portrait: 'Full, upright',
    landscape: 'Full, wide',
    ticker: 'Corner ticker',
  } as Readonly<Record<StreamFormat, string>>,
  note: 'Your own line',
  countdown: 'Countdown',
  noCountdown: 'None',
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  hide: 'Hide from the stream',
  show: 'Show on the stream',
  hidden: 'Hidden from the stream',
  source: 'Address for OBS',
  sourceNone: 'One address that works every evening: OBS shows nothing until you go live.',
  sourceSince: (since: Date) =>
    `Your address has worked since ${since.toLocaleDateString('en-MY', { timeZone: 'Asia/Kuala_Lumpur', dateStyle: 'long' })}. A new one stops it at once.`,
  sourceOnce: 'Copy it now: it is shown only once. Whoever has it sees your stream.',
  sourceMake: 'Make an OBS address',
  sourceRenew: 'New address',
  copySource: 'Copy address',
  failed: 'That did not work. Please try again.',
  unreachable: 'The server could not be reached. Please check your connection.',
};

export type LiveWords = typeof words;
