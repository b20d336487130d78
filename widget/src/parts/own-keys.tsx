import { Hears } from './hears.tsx';

const events = ['keydown', 'keyup', 'keypress'];

/** What is typed into a field is none of the page's hot keys; what leaves it is. */
function keep(event: Event): void {
  if (!(event instanceof KeyboardEvent)) return;
  const isField = /^(select|text|tel|url|number|email|search|radio|range)/.test(
    (event.target as HTMLInputElement).type,
  );
  const leaves = event.ctrlKey || event.metaKey || /^(Escape|Tab|F\d)/.test(event.key);
  if (isField && !leaves) event.stopPropagation();
}

/** Keeps the keys that are pressed in the calculator's fields. */
export const OwnKeys = () => <Hears events={events} hear={keep} />;
