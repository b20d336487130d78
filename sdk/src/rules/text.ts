/**
 * What a line of text is made of: anything but control characters (a newline, a tab, NUL), the separators of lines and
 * paragraphs, what turns the direction of all that follows (an amount after it would be read backwards), and halves of
 * characters, which no database keeps as they came.
 */
export const linePattern = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;

/** The same with line breaks. */
export const textPattern = /^(?:[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]|\r|\n)*$/u;

/** Something that can be seen: a line of spaces and direction marks is as good as empty. */
export const visiblePattern = /[^\p{Cc}\p{Cf}\p{Z}]/u;

/** True for a line of at most `longest` characters, as `String.length` and a text box count them; it may be empty. */
const isLine = (text: string, longest: number): boolean => text.length <= longest && linePattern.test(text);

/** True for such a line that shows something. */
export const isFilledLine = (text: string, longest: number): boolean =>
  isLine(text, longest) && visiblePattern.test(text);

/** The beginning of a line, cut between characters, without spaces around it. */
export const cutLine = (text: string, longest: number): string =>
  text
    .slice(0, longest)
    .replace(/\p{Cs}$/u, '')
    .trim();
