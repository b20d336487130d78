import { z } from './zod.ts';

/**
 * A list of at most `most` items. A longer one is refused before any of its items is looked at: a body of nothing but
 * commas would otherwise cost a refusal each.
 * @param count how many there are, where an item holds items of its own that count too
 */
export function list<Item extends z.ZodType>(
  item: Item,
  most: number,
  message: string,
  count: (items: readonly unknown[]) => number = items => items.length,
) {
  const items = z.array(item).max(most, message);
  const bounded = z.preprocess((value, context) => {
    if (!Array.isArray(value) || count(value) <= most) return value;
    context.issues.push({
      code: 'too_big',
      origin: 'array',
      maximum: most,
      inclusive: true,
      input: value,
      message,
    });
    return z.NEVER;
  }, items);
  // What goes in is what the array takes; zod calls whatever stands before a `preprocess` unknown.
  return bounded as z.ZodType<z.output<typeof items>, z.input<typeof items>>;
}
