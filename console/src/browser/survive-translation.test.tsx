// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { surviveTranslation } from './survive-translation.ts';

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  surviveTranslation();
});
beforeEach(() => document.body.replaceChildren());

const manners = ['moved', 'replaced'] as const;

/** Puts each text node of an element into a `<font>`: itself, or what it says in another language. */
function translate(within: Element, manner: (typeof manners)[number]): void {
  for (const text of [...within.childNodes].filter(node => node instanceof Text)) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(manner === 'moved' ? text : text.data.toUpperCase());
  }
}

async function show(...states: readonly React.ReactNode[]) {
  const paragraph = document.body.appendChild(document.createElement('p'));
  const root = createRoot(paragraph);
  const draw = (state: React.ReactNode) => act(async () => root.render(state));
  await draw(states[0]);
  return { paragraph, draw };
}

for (const manner of manners) {
  test(`text beside an icon is updated after its node was ${manner}`, async () => {
    const button = (copied: boolean) => (
      <>
        {copied ? <b>✓</b> : <i>⧉</i>}
        {copied ? 'Copied' : 'Copy'}
      </>
    );
    const { paragraph, draw } = await show(button(false));
    translate(paragraph, manner);
    await draw(button(true));
    expect(paragraph.textContent).toBe('✓Copied');
    translate(paragraph, manner);
    await draw(button(false));
    expect(paragraph.textContent).toBe('⧉Copy');
  });

  test(`text that goes is removed after its node was ${manner}`, async () => {
    const line = (problem: string) => (
      <>
        <b>Email</b>
        {problem}
        {problem && <i>!</i>}
      </>
    );
    const { paragraph, draw } = await show(line('empty'));
    translate(paragraph, manner);
    await draw(line(''));
    expect(paragraph.textContent).toBe('Email');
  });

  test(`an element is inserted before text whose node was ${manner}`, async () => {
    const line = (isNew: boolean) => (
      <>
        one {isNew && <b>new </b>}
        {isNew ? null : <i>old </i>}
        two
      </>
    );
    const { paragraph, draw } = await show(line(false));
    translate(paragraph, manner);
    await draw(line(true));
    expect(paragraph.textContent.toLowerCase()).toBe('one new two');
  });
}

test('nodes that nobody translated are inserted and removed as ever', () => {
  const list = document.createElement('ul');
  const [first, second] = [document.createElement('li'), document.createElement('li')];
  expect(list.insertBefore(second, null)).toBe(second);
  expect(list.insertBefore(first, second)).toBe(first);
  expect([...list.childNodes]).toEqual([first, second]);
  expect(list.removeChild(first)).toBe(first);
  expect(list.childElementCount).toBe(1);
});
