import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Waits until something can be seen: what opens over a page cannot at once. */
export const seen = (element: HTMLElement | undefined) => waitFor(() => expect(element).toBeVisible());

/** A story is of what a screen says. Asked anew each time: what a tab said is gone with it, and its follower may say the same. */
export const told = (text: string | RegExp) => async () => {
  await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
};

/** A story is of something that did not come: what is said of it, and a way to ask again. */
export const failed = (text: string | RegExp) => async () => {
  await told(text)();
  const [again] = await screen.findAllByRole('button', { name: 'Try again' });
  await seen(again);
};

/** Presses a button that is, or will be, there. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Waits for where messages appear, which comes after the page: one that is earlier has nowhere to go. */
export const messages = () => screen.findByLabelText('Notifications');

/** Presses what is answered by a message. */
export const pressForMessage = async (name: string | RegExp) => {
  await messages();
  await press(name);
};

/** Presses a button of the question or the form of that name. */
export const pressIn = async (name: string, button: string) => {
  const inside = within(await screen.findByRole('dialog', { name }));
  await userEvent.click(await inside.findByRole('button', { name: button }));
};

export const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

/** Writes over what stands in a field. */
export const write = async (label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/** A story is also of what is not there, as only others may do it. */
export const without = async (...buttons: readonly (string | RegExp)[]) => {
  for (const name of buttons) await expect(screen.queryByRole('button', { name })).toBeNull();
};
