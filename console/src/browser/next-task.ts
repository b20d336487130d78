/** Resolves in a task of its own, before which the browser answers what is pressed and draws. */
export const nextTask = () => new Promise<void>(resolve => setTimeout(resolve));
