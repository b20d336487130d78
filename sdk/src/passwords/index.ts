/** Why a password is weak: many people have it, it is made of one's own name or address, or of a pattern. */
export type PasswordWarning = 'common' | 'personal' | 'pattern';

export interface PasswordStrength {
  /** 0 is guessed at once, 4 practically never; from 3 up there is nothing to warn of. */
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly warning: PasswordWarning | null;
}

/** Longer ones would only take longer to judge. */
const longestJudged = 100;
const commonest = 10_000;

// Some 300 kB, so it is fetched when the first password is judged and never with a page.
const library = async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return {
    judge: new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
    common: new Set((dictionary['passwords-common'] as readonly string[]).slice(0, commonest)),
  };
};
let loaded: ReturnType<typeof library> | undefined;
function load(): ReturnType<typeof library> {
  loaded ??= library().catch(error => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/** Each text, what stands before an address's @, and each word of them. */
const wordsOf = (texts: readonly string[]): string[] => {
  const words = texts.flatMap(text => [text, ...text.split('@'), ...text.split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set(words.filter(word => word.length > 2))];
};

/**
 * How well a password withstands guessing.
 * @param personal what others may know of its owner, such as the name and the address
 * @throws when the library cannot be fetched; then there is nothing to say, and nothing to refuse
 */
export async function passwordStrength(
  password: string,
  personal: readonly string[] = [],
): Promise<PasswordStrength> {
  const { judge } = await load();
  const { score, sequence } = judge.check(password.slice(0, longestJudged), wordsOf(personal));
  if (score >= 3) return { score, warning: null };
  const dictionaries = sequence.map(match => String(match.dictionaryName));
  if (dictionaries.includes('userInputs')) return { score, warning: 'personal' };
  return { score, warning: dictionaries.includes('passwords-common') ? 'common' : 'pattern' };
}

/** Whether a password is among the ten thousand that people choose most, in whatever case. */
export const isCommonPassword = async (password: string): Promise<boolean> =>
  (await load()).common.has(password.toLowerCase());
