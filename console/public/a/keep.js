// Keeps an advisor's page, so that it opens and calculates without a network, and says so when it does.
const line = document.querySelector('[data-cached]');
/** How long until the network is looked for again: it may be there, and too slow, or come back without the browser's word. */
const pause = 5000;
let next;

function say(at) {
  clearTimeout(next);
  next = setTimeout(again, pause);
  const { lang } = document.documentElement;
  const time = new Date(at).toLocaleString(`${lang}-MY`, { dateStyle: 'medium', timeStyle: 'short' });
  line.textContent = line.dataset[lang].replace('{time}', time);
}

/** With a network again, asks for what is new; what was entered stays. */
async function again() {
  clearTimeout(next);
  if (line.textContent === '') return;
  try {
    // The worker keeps no answer to this. A proxy's word that the server is away is no network.
    const { ok } = await fetch('/favicon.svg', { method: 'HEAD' });
    if (!ok) throw new Error('The server is away.');
  } catch {
    next = setTimeout(again, pause);
    return;
  }
  line.textContent = '';
  const calculator = document.querySelector('loan-kereta');
  calculator.setAttribute('advisor', calculator.getAttribute('advisor'));
}

async function keep() {
  await navigator.serviceWorker.register('/a/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const keepAll = urlsToCache => active.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  keepAll([location.href]);
  // What did not come through the worker: all of a first visit, and with bad reception some comes long after it.
  const seeing = new PerformanceObserver(list => {
    const missed = list.getEntries().filter(({ workerStart }) => workerStart === 0);
    if (missed.length > 0) keepAll(missed.map(({ name }) => name));
  });
  seeing.observe({ type: 'resource', buffered: true });
}

// Another site's frame keeps nothing: nobody opens it without that site.
if (window.top === window && 'serviceWorker' in navigator) {
  navigator.serviceWorker.addEventListener('message', ({ data }) => data?.cached && say(data.cached));
  addEventListener('online', again);
  // Where the browser keeps nothing, the page works with a network only.
  addEventListener('load', () => keep().catch(() => {}));
}
