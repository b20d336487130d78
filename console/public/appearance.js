// Runs before anything is drawn, so that whoever chose light or dark never sees a flash of the other. A file of its own,
// as the Content-Security-Policy allows no script in the page. The key is that of console/src/app/appearance.ts.
try {
  const appearance = localStorage.getItem('lk.appearance');
  if (appearance === 'light' || appearance === 'dark')
    document.documentElement.dataset.appearance = appearance;
} catch {
  // Storage is closed to us: the system's setting counts.
}
