/** Whose session a message is about. */
export type UserType = 'user' | 'admin';

/** What tabs tell each other about sessions: one ran out, or somebody signed out. */
export interface AuthMessage {
  readonly type: 'AUTO_LOGOUT' | 'MANUAL_LOGOUT';
  readonly userType: UserType;
}

const isAuthMessage = (data: unknown): data is AuthMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  (data.type === 'AUTO_LOGOUT' || data.type === 'MANUAL_LOGOUT') &&
  'userType' in data &&
  (data.userType === 'user' || data.userType === 'admin');

const channel = new BroadcastChannel('auth');

/** Tells the other tabs. */
export const tellOtherTabs = (message: AuthMessage): void => channel.postMessage(message);

/** Calls back for what other tabs tell. @returns a function that stops it */
export function onAuthMessage(heard: (message: AuthMessage) => void): () => void {
  const listener = ({ data }: MessageEvent<unknown>) => {
    if (isAuthMessage(data)) heard(data);
  };
  channel.addEventListener('message', listener);
  return () => channel.removeEventListener('message', listener);
}
