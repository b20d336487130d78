/** Every text of a tree of words, by its path. */
export function texts(words: object, path = ''): [path: string, text: string][] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : texts(value, `${path}${name}.`),
  );
}

/** What is the same in both, has a word in it, and is not `meant` to be: a text, or the path of one. */
export function sameTexts(words: object, others: object, meant: ReadonlySet<string>) {
  const byPath = new Map(texts(others));
  return texts(words).filter(
    ([path, text]) =>
      byPath.get(path) === text &&
      /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, '')) &&
      !meant.has(text) &&
      !meant.has(path),
  );
}
