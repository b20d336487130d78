#!/usr/bin/env bash
# Packages, pinned by version: preact@10.29.0 and preact@11.2.0, jsdom@26.1.0; react-dom@19.2.0 and vue@3.5.22 beside them
#
# Guess: `translate="no"` on an element of JSX is the attribute of that name, in Preact as in React and Vue, and keeps a
# translator of pages away from it.
# Seen: React and Vue write `translate="no"`. Preact finds a property of that name and sets it to the text "no"; the property
# is a boolean, so the attribute becomes `translate="yes"`: what was to be kept is offered to the translator, and typed
# JSX says nothing.
# Matters here: figures, names and addresses must not be translated, and the widget is drawn by Preact. Its build has Preact
# set this one as an attribute (widget/build/lean-preact.ts); examples/tests/translated.spec.ts holds it in every theme.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund preact-10@npm:preact@10.29.0 preact@11.2.0 \
  react@19.2.0 react-dom@19.2.0 vue@3.5.22 jsdom@26.1.0

cat > draw.mjs <<'JS'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<main></main>');
for (const name of ['window', 'document', 'navigator', 'Node', 'Element', 'SVGElement', 'HTMLElement', 'HTMLIFrameElement'])
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
const place = () => document.querySelector('main').appendChild(document.createElement('div'));
const drawn = {};
for (const name of ['preact-10', 'preact']) {
  const { h, render } = await import(name);
  const root = place();
  render(h('b', { translate: 'no' }, 'RM471'), root);
  drawn[name] = root.innerHTML;
}
const { createElement } = await import('react');
const { createRoot } = await import('react-dom/client');
const { flushSync } = await import('react-dom');
const ofReact = place();
const root = createRoot(ofReact);
flushSync(() => root.render(createElement('b', { translate: 'no' }, 'RM471')));
drawn.react = ofReact.innerHTML;
const vue = await import('vue');
const ofVue = place();
vue.render(vue.h('b', { translate: 'no' }, 'RM471'), ofVue);
drawn.vue = ofVue.innerHTML;
console.log(JSON.stringify(drawn, null, 2));
const expected = { 'preact-10': 'yes', preact: 'yes', react: 'no', vue: 'no' };
process.exit(Object.entries(expected).every(([name, value]) => drawn[name].includes(`translate="${value}"`)) ? 0 : 1);
JS
node draw.mjs
