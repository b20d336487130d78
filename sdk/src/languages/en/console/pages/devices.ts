export const words = {
  title: 'My devices',
  text: 'Where your account is signed in. End what you do not know, then change your password.',
  count: (devices: number) => (devices === 1 ? '1 device' : `${devices} devices`),
  device: 'Device',
  network: 'Network',
  seen: 'Last used',
  action: 'Action',
  current: 'This device',
  unknown: 'Unknown device',
  end: 'Sign out',
  endOne: (device: string) => `Sign out ${device}`,
  endQuestion: (device: string) => `Sign out ${device}?`,
  ended: (device: string) => `${device} is signed out.`,
  endOthers: 'Sign out all others',
  othersQuestion: 'Sign out everywhere but here?',
  othersEnded: 'Every other device is signed out.',
  none: 'No devices',
  failed: 'That did not work. Please try again.',
  unreachable: 'The server could not be reached. Please check your connection.',
};

export type DevicesWords = typeof words;
