import type { CarModel } from '@loan-kereta/sdk/catalogue';
import { isPaletteName } from '@loan-kereta/sdk/plans';
import { firstFault } from './models-check.ts';

interface Stored<Value> {
  read(): Value | undefined;
  write(value: Value | undefined): void;
}

/** A value kept in this browser under `key`. A browser that keeps nothing, or rubbish, has no value. */
function stored<Value>(
  key: string,
  parse: (text: string) => Value | undefined,
  print: (value: Value) => string,
): Stored<Value> {
  return {
    read() {
      try {
        const text = localStorage.getItem(key);
        return text === null ? undefined : parse(text);
      } catch {
        return undefined;
      }
    },
    write(value) {
      try {
        if (value === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, print(value));
      } catch {
        // Storage may be blocked or full; the choice then lasts as long as the page.
      }
    },
  };
}

/** The palette that was chosen last; a name that is no longer one counts as none. */
export const storedPalette = stored<string>(
  'lk.color.palette',
  name => (isPaletteName(name) ? name : undefined),
  String,
);

/** The advisor's own edit of the catalogue. */
export const storedModels = stored<readonly CarModel[]>(
  'lk.perodua.override',
  text => {
    const document = JSON.parse(text);
    if (firstFault(document, () => true)) throw new TypeError('Not a catalogue');
    return document.models;
  },
  models => JSON.stringify({ models }),
);
