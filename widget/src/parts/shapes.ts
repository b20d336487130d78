/**
 * The shape of every theme, from the top: bands parted by `/`, and where it is wide columns of a band by `|`. A column
 * on the palette's colour begins with `*`, one on dark ground with `#`. A letter is a thing: `h` header, `n` name, `f`
 * figure, `c` car, `l` field, `s` segments, `t` tiles, `r` row of a list, `o` step, `d` ring, `p` lines of text, `b` button.
 */
export const shapes: Readonly<Record<string, string>> = {
  /** Of no theme: a car alone. */
  car: 'c',
  'theme-01': 'hncfslb',
  'theme-02': '*hfnc/ls|lb',
  'theme-03': '*hfc|lsslb',
  'theme-04': '*hnfc|oooo',
  'theme-05': '#hnfc/b',
  'theme-06': '*hncf|#rrrrrr',
  'theme-07': 'h/*nc/f/tls',
  'theme-08': '*f|#c/t/*s|l/t',
  'theme-09': 'f/c/pp/p',
  'theme-10': '*hcf|*lslb',
  'theme-11': 'hf|c/rrrrrr',
  'theme-12': '#hnf|c/d|t/sl',
  'theme-13': 'h/oooo/*fc',
  'theme-14': 'h/nc|f/p|l/s',
  'theme-15': '*hfc/b/b/b',
  'theme-16': 'hf|c/t|t/t|ls',
  'theme-17': '#hcf/#t/#ls',
  'theme-18': 'hnc/*f/lsl',
  'theme-19': '*hnfc/*pb',
  'theme-20': '*hnc/f/ls|b',
};
