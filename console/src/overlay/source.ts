import { tabStorage } from '../browser/storage.ts';
import { follow } from './follow.ts';
import { createStage } from './stage.ts';
import './stage.css';

/** A network lost for longer than this leaves nothing on the stream, in ms. */
const longestLost = 10 * 60_000;
/** The pause between two looks at the clock, in ms; a hidden page looks later, and the clock is right all the same. */
const lookMilliseconds = 5000;

const nameKey = 'lk.source-name.v1';

/** The name of this page, by which its next connection replaces the former, also after a reload. 128 bits in base64url. */
function nameOfPage(): string {
  const known = tabStorage.read(nameKey);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const name = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  tabStorage.write(nameKey, name);
  return name;
}

const stage = createStage(document.querySelector('#stage') ?? document.body);

/** Follows the lasting address. Whatever goes wrong, the page stays empty: it lies over a stream. */
function begin(): void {
  const secret = window.location.hash.slice(1);
  if (!/^[\w-]{43}$/.test(secret)) return;
  let heardAt = Date.now();
  let isOver = false;
  const timer = setInterval(() => {
    isOver ||= Date.now() - heardAt > longestLost;
    if (isOver) stage.clear();
  }, lookMilliseconds);
  follow({
    path: `/api/stream?source=${nameOfPage()}`,
    headers: { Authorization: `Bearer ${secret}` },
    state: stage.show,
    clear: stage.clear,
    end() {
      clearInterval(timer);
      stage.clear();
    },
    alive() {
      // The server sends a state once; the page asks for it anew.
      if (isOver) window.location.reload();
      heardAt = Date.now();
    },
  });
}

begin();
// Another address in the same source is the same page with another secret.
window.addEventListener('hashchange', () => window.location.reload());
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  // Without storage, as in a private window, the page works and only does not start without a network.
  navigator.serviceWorker.register('/obs.js', { scope: '/obs' }).catch(() => {});
