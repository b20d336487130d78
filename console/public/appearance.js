// Below Chromium 92, Safari 15.4 and Firefox 100 one sentence takes the place of a page, except of the overlay, whose engines
// are older. This file is written for them: what they cannot read would take the sentence along.
if (!([].at && window.WritableStream) && location.pathname !== '/live')
  addEventListener('DOMContentLoaded', () => {
    const sentences = {
      ms: 'Halaman ini memerlukan pelayar yang lebih baharu.',
      en: 'This page needs a newer browser.',
      zh: '此页面需要更新版本的浏览器。',
    };
    document.body.textContent = sentences[document.documentElement.lang] || sentences.ms;
  });

// Runs before anything is drawn, so that whoever chose light or dark, or another language than the browser's, never sees a
// flash of the other, and whoever is signed in none of what is for guests; and asks for what the page of whoever is signed in asks for first. The build puts it into each document that it
// draws; the others name it, as a page may run no script of its own that their policy does not name. The keys are those of
// console/src/browser, console/src/language and console/src/session.
try {
  const { dataset, lang } = document.documentElement;
  const appearance = localStorage.getItem('lk.appearance');
  if (appearance === 'light' || appearance === 'dark') dataset.appearance = appearance;
  const isSignedIn = localStorage.getItem('user') !== null;
  const isForeign = (localStorage.getItem('lk.lang') || lang) !== lang;
  if (dataset.for === 'guests' ? isSignedIn || isForeign : dataset.for === 'readers' && isForeign)
    dataset.still = 'hidden';
  // Around the page of an advisor there is what everybody sees.
  if (dataset.for === 'advisors' && (!isSignedIn || isForeign)) dataset.still = 'frame';
  if (dataset.asks && isSignedIn) {
    const { asks: href } = dataset;
    const ask = { rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href };
    document.head.append(Object.assign(document.createElement('link'), ask));
  }
} catch {
  // Storage is closed to us: the system's settings count.
}

// What a document keeps for later comes once what it draws has been seen, so that a slow phone draws that first; at once
// where nothing of it can be; and after a while whatever happens, also where the script that takes it out does not come.
addEventListener('DOMContentLoaded', () => {
  const later = document.getElementById('later');
  if (!later) return;
  const take = () => later.isConnected && later.replaceWith(later.content);
  const isDrawn = later.dataset.until === 'drawn';
  setTimeout(take, isDrawn ? 400 : 4000);
  if (!isDrawn) return;
  if (document.hidden || document.documentElement.dataset.still) take();
  else new PerformanceObserver(take).observe({ type: 'paint', buffered: true });
});

// A form stays shut where the page's script does not come: it says so some seconds after all else has.
addEventListener('load', () =>
  setTimeout(() => {
    const late = document.getElementById('late');
    if (late) late.removeAttribute('hidden');
  }, 5000),
);
