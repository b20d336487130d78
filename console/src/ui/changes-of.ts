/** The values of a form that differ from what it began with: the others may have been changed elsewhere meanwhile. */
export function changesOf<Values extends object>(base: Values, values: Values): Partial<Values> {
  const changes: Partial<Values> = { ...values };
  for (const name in changes) if (changes[name] === base[name]) delete changes[name];
  return changes;
}
