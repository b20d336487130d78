/** What the tabs of this browser tell each other under one name. What is not a message of its kind is not heard. */
export function tabChannel<Message>(name: string, isMessage: (data: unknown) => data is Message) {
  const channel = new BroadcastChannel(name);
  return {
    /** Tells the other tabs. */
    tell: (message: Message): void => channel.postMessage(message),
    /** Calls back for what other tabs tell. @returns a function that stops it */
    hear(heard: (message: Message) => void): () => void {
      const listener = ({ data }: MessageEvent<unknown>) => {
        if (isMessage(data)) heard(data);
      };
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}
