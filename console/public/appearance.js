// Runs before anything is drawn, so that whoever chose light or dark, or another language than the browser's, never sees a
// flash of the other, and whoever is signed in none of what is for guests. The build puts it into each document that it
// draws; the others name it, as a page may run no script of its own that their policy does not name. The keys are those of
// console/src/browser, console/src/language and console/src/session.
try {
  const { dataset, lang } = document.documentElement;
  const appearance = localStorage.getItem('lk.appearance');
  if (appearance === 'light' || appearance === 'dark') dataset.appearance = appearance;
  const isOthers = dataset.for === 'guests' && localStorage.getItem('user') !== null;
  if (isOthers || (localStorage.getItem('lk.lang') ?? lang) !== lang) dataset.still = 'hidden';
} catch {
  // Storage is closed to us: the system's settings count.
}
