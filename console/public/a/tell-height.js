// Tells the page that shows an advisor's in a frame how high it is, as Embedly's `iframe.resize`, which others understand
// too; /loan-kereta-frame.js makes the frame as high. Anybody may hear it: it says nothing but the page's own address.
let height = 0;

const tell = () =>
  height > 0 &&
  parent.postMessage(JSON.stringify({ context: 'iframe.resize', src: location.href, height }), '*');

if (window.top !== window) {
  const page = document.documentElement;
  new ResizeObserver(() => {
    // A part of a pixel more or less is none: two that follow each other would never end.
    const now = Math.ceil(page.getBoundingClientRect().height);
    if (now === height) return;
    height = now;
    tell();
  }).observe(page);
  // A frame's script that comes later asks.
  addEventListener('message', ({ source, data }) => {
    if (source === parent && data === 'loan-kereta:height') tell();
  });
}
