// In a frame: tells the host page the height of this one, and takes the WhatsApp button through a sandbox without popups.
// The height goes out as Embedly's `iframe.resize`, which others understand too, and by the protocol of WordPress's
// wp-embed.js. Any page may receive both: they hold only this page's address, height and the secret that its host gave it.
// No `?.` and no `??` here: engines before Chromium 80 show the page's table, and its frame fits that as well.
const { hash, search, pathname, origin: site, href } = new URL(location.href);
/** WordPress's name for this frame, behind `#?secret=`; null in any other frame. */
const secret = new URLSearchParams(hash.slice(1)).get('secret');
// wp-embed.js gives a frame at most 1000 px: one that is higher already stays so, and is only shown in place of its link.
const wordpressMessage = innerHeight > 1000 ? 'shown' : 'height';
let height = 0;

const post = message => parent.postMessage(message, '*');

function tell() {
  height = Math.ceil(document.documentElement.getBoundingClientRect().height);
  // A frame with `display: none` has no height.
  if (height === 0) return;
  post(JSON.stringify({ context: 'iframe.resize', src: href, height }));
  if (secret) post({ message: wordpressMessage, value: height, secret });
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
    if (Math.ceil(page.getBoundingClientRect().height) !== height) tell();
  }).observe(page);
  // Browsers draw no frame that is out of sight or clipped, as WordPress's is until its first message, and tell it no size.
  addEventListener('load', tell);
  addEventListener('loan-kereta:ready', tell);
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
