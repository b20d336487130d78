// A single-page app without a framework: the address after # names the view, and each view is a template.
const main = document.querySelector('main');
const last = document.querySelector('#last');

const views = new Map([...document.querySelectorAll('template')].map(template => [template.id, template]));

/** `#/kira/myvi` → the view `kira` with the model `myvi`; an unknown view is the first one. */
function route() {
  const [view, model] = location.hash.slice(2).split('/');
  return { view: views.has(view) ? view : 'utama', model };
}

/** Puts the view of this name into the page. What it takes the place of goes, with whatever it listened to. */
function show(view) {
  main.replaceChildren(views.get(view).content.cloneNode(true));
  main.dataset.view = view;
  const heading = main.querySelector('h1');
  document.title = `${heading.textContent} · Pantai Auto`;
  return heading;
}

function go() {
  const { view, model } = route();
  // Another model in the same view is one attribute: the calculator stays, and what was entered with it.
  const heading = main.dataset.view === view ? undefined : show(view);
  if (model) main.querySelector('loan-kereta')?.setAttribute('model', model);
  for (const link of document.querySelectorAll('nav a')) {
    const [, there, itsModel] = link.hash.split('/');
    const isHere = (there || 'utama') === view && (!itsModel || itsModel === model);
    if (isHere) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  return heading;
}

// The events leave the calculator and its view, so the app hears them in one place, whichever view is shown.
for (const name of ['ready', 'change']) {
  document.addEventListener(`loan-kereta:${name}`, ({ detail }) => {
    // Nothing is told of an advisor who has no car.
    if (detail)
      last.textContent = `${detail.model} ${detail.variant}: RM${detail.instalment.toLocaleString('en')} sebulan, ${detail.years} tahun`;
  });
}

addEventListener('hashchange', () => go()?.focus());
go();
