export const words = {
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading…',
  offline: 'You are offline. What you see may be out of date.',
  failed: 'This could not be loaded',
  unreachable: 'The server could not be reached. Please check your connection.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  optional: 'optional',
  notifications: 'Notifications',
  retryIn: (seconds: number) => `You can try again in ${seconds} s.`,
  language: 'Language',
  appearance: 'Appearance',
  appearances: { system: 'System', light: 'Light', dark: 'Dark' },
  capsLock: 'Caps Lock is on.',
};

export type KitWords = typeof words;
