import { type OptionName, optionNames, settingOf } from './options.ts';
import { textOf } from './settings.ts';

/** A setting as a property: the attribute has it, as text. */
const propertyOf = (name: OptionName): PropertyDescriptor => ({
  configurable: true,
  enumerable: true,
  get(this: Element) {
    const text = this.getAttribute(name);
    if (text === null) return undefined;
    if (name === 'presenter') return !/^(false|0)$/.test(text);
    if (!/^(years|deposit|rate)$/.test(name)) return text;
    const number = Number(text);
    // `el.result` has what the calculator read of any other text.
    return Number.isNaN(number) ? undefined : number;
  },
  set(this: Element, value: unknown) {
    const text = textOf(value);
    if (text === null) this.removeAttribute(name);
    else this.setAttribute(name, text);
  },
});

/**
 * Gives the element's class its settings as properties, and takes what a program has set on this element before, which
 * would hide them. `lang` is every element's own.
 */
export function takeProperties(element: Element): void {
  const { prototype } = element.constructor;
  for (const name of optionNames) {
    if (name === 'lang') continue;
    const setting = settingOf(name);
    const set = Object.getOwnPropertyDescriptor(element, setting);
    if (set) Reflect.deleteProperty(element, setting);
    if (!(setting in prototype)) Object.defineProperty(prototype, setting, propertyOf(name));
    if (set) Reflect.set(element, setting, set.value);
  }
}
