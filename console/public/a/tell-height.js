// In a frame: tells the host page the height of this one, and takes the WhatsApp button through a sandbox without popups.
// The height goes out as Embedly's `iframe.resize`, which others understand too, and by the protocol of WordPress's
// wp-embed.js. Any page may receive both: they hold only this page's address, height and the secret that its host gave it.
// No `?.` and no `??` here: engines before Chromium 80 show the page's table, and its frame fits that as well.
const { hash, search, pathname, origin: site, href } = new URL(location.href);
/** WordPress's name for this frame, behind `#?secret=`; null in any other frame. */
const secret = new URLSearchParams(hash.slice(1)).get('secret');
/** The most that wp-embed.js grants a frame, in px. */
const wordpressLimit = 1000;
let height = 0;

const post = message => parent.postMessage(message, '*');

function tell() {
  if (height === 0) return;
  post(JSON.stringify({ context: 'iframe.resize', src: href, height }));
  // A frame that is higher than the limit already would only shrink.
  if (secret && (height <= wordpressLimit || innerHeight < wordpressLimit))
    post({ message: 'height', value: height, secret });
}

/** This site's address that leads to the advisor's chat with the figures on screen. */
function chatAddress() {
  const query = new URLSearchParams(search);
  const shown = document.querySelector('loan-kereta').result || {};
  const names = ['model', 'variant', 'years', 'deposit', 'rate', 'method'];
  for (const name of names) if (name in shown) query.set(name, shown[name]);
  if (shown.rateKind) query.set('rate_kind', shown.rateKind);
  return `${site}${pathname}/whatsapp?${query}`;
}

if (window.top !== window) {
  const page = document.documentElement;
  new ResizeObserver(() => {
    // A part of a pixel more or less is none: two that follow each other would never end.
    const now = Math.ceil(page.getBoundingClientRect().height);
    if (now === height) return;
    height = now;
    tell();
  }).observe(page);
  // The host's script that starts later asks: ours by a word, WordPress's by its `ready`.
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || !data) return;
    if (data === 'loan-kereta:height' || data.message === 'ready') tell();
  });
  // wp-embed.js opens an address for its frame, only of the frame's own host and only while the frame has the focus.
  if (secret)
    addEventListener('click', event => {
      const isChat = node => node.href && String(node.href).startsWith('https://wa.me/');
      if (event.defaultPrevented || !event.composedPath().some(isChat)) return;
      event.preventDefault();
      post({ message: 'link', value: chatAddress(), secret });
    });
}
