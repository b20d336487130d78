import { pageWords } from '@loan-kereta/sdk/languages/console/pages';
import { storage } from '../browser/storage.ts';
import { followLanguage, useLanguage } from '../language/language.ts';
import evening from '../ui/evening.module.css';
import { follow } from './follow.ts';
import { createStage } from './stage.ts';
import './overlay.css';
import './stage.css';

/** The code that was used last, which opens nothing any more: a source that is loaded again does not try it again. */
const usedKey = 'lk.overlay.used';

const find = <Found extends HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
};
const asking = find('#asking');
const input = find<HTMLInputElement>('#code');
const problem = find('#problem');
const button = find<HTMLButtonElement>('button');
const stage = createStage(find('#stage'));

asking.className = evening.evening ?? '';
followLanguage();
const { language } = useLanguage.getState();
const loadedWords = pageWords('overlay')(language);

/** What brings the question back. */
const presses = ['pointerdown', 'keyup'] as const;

function ask(): void {
  for (const press of presses) window.removeEventListener(press, ask);
  asking.hidden = false;
  input.focus();
}

/** Follows what this overlay is paired with; without that it asks for a code. */
function begin(): void {
  let hasFollowed = false;
  follow({
    path: '/api/stream',
    clear: stage.clear,
    state(state) {
      hasFollowed = true;
      asking.hidden = true;
      stage.show(state);
    },
    end() {
      stage.clear();
      // A stream that has ended leaves nothing behind that would be filmed; a press or a key brings the question back.
      if (hasFollowed) for (const press of presses) window.addEventListener(press, ask);
      else ask();
    },
  });
}

/** Exchanges a code. @returns what went wrong, as a person is told */
async function pair(code: string): Promise<string | undefined> {
  try {
    const response = await fetch('/api/stream/pair', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify({ code }),
    });
    if (!response.ok) return (await response.json()).detail;
    storage.write(usedKey, code);
    return undefined;
  } catch {
    return (await loadedWords).offline;
  }
}

find('form').addEventListener('submit', async event => {
  event.preventDefault();
  button.disabled = true;
  problem.textContent = '';
  const refused = await pair(input.value);
  button.disabled = false;
  problem.textContent = refused ?? '';
  if (refused === undefined) input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
  if (refused !== undefined) return input.focus();
  input.value = '';
  begin();
});

/** Writes the page's words, and takes the code out of the address that was copied from the phone. */
async function start(): Promise<void> {
  const words = await loadedWords;
  document.title = `${words.title} · Loan Kereta`;
  find('h1').textContent = words.title;
  find('#lead').textContent = words.lead;
  find('label').textContent = words.code;
  button.textContent = words.pair;
  const code = window.location.hash.slice(1);
  window.history.replaceState(null, '', window.location.pathname);
  if (code !== '' && code !== storage.read(usedKey)) problem.textContent = (await pair(code)) ?? '';
  begin();
}

// Another address in the same source is the same page with another code.
window.addEventListener('hashchange', () => window.location.hash !== '' && window.location.reload());
// Chromium 80 has no `await` outside of functions.
start();
