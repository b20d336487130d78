import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { later } from '../../browser/later.tsx';
import { readCopy, shownTheme } from '../../calculator/copy.ts';
import { useWords } from '../../language/dictionary.ts';
import { useLanguage } from '../../language/language.ts';
import { keepGuestTheme, takeGuestTheme } from '../../profile/guest.ts';
import { readUnsent } from '../../profile/unsent.ts';
import { useSession } from '../../session/advisor.ts';
import { Alert, Said } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { toast } from '../../ui/toast.ts';
import { isStepExpected } from '../first-steps/expected.ts';
import { askedBy, numberOf } from './asked.ts';
import { begin, ownerOf } from './begin.ts';
import { BuyerSwitch } from './buyer-switch.tsx';
import { calculatorOf } from './keeper.ts';
import styles from './page.module.css';
import { show } from './show.ts';
import { Stale } from './stale.tsx';
import { appWords } from './words.ts';

/** These come after the calculator, which does not wait for them. */
const NextStep = later(() => import('../first-steps/next-step.tsx').then(({ NextStep }) => NextStep));
const BuyersView = later(() => import('./buyers-view.tsx').then(({ BuyersView }) => BuyersView));
const Live = later(() => import('./live/live.tsx').then(({ Live }) => Live));

interface TriedProps {
  readonly userId: number;
  /** What the address asks for, of the themes that everybody has. */
  readonly theme: string;
  readonly onUse: (theme: string) => Promise<void>;
}

/** Says of a theme that is tried by the address that it is not the account's, and makes it so. */
function Tried({ userId, theme, onUse }: TriedProps) {
  const text = useWords(appWords);
  const [busy, setBusy] = useState(false);
  const kept = readCopy(userId)?.calculator;
  const chosen = readUnsent(userId)?.to.themeKey ?? (kept && shownTheme(kept));
  if (chosen === undefined || chosen === theme) return null;
  const use = () => {
    setBusy(true);
    onUse(theme)
      .catch((failure: Error) => toast.bad(failure.message))
      .finally(() => setBusy(false));
  };
  return (
    <div className={styles.stale}>
      <Alert kind="info">
        <p>{text.tried}</p>
        <Button size="small" busy={busy} onClick={use}>
          {text.useTried}
        </Button>
      </Alert>
    </div>
  );
}

export { begin };

/** What its document shows: the place of the calculator. */
export const Drawn = () => <section className={styles.calculator} />;

/** The calculator with the advisor's tools around it; a guest tries the free themes. */
export function Component() {
  const text = useWords(appWords);
  const language = useLanguage(state => state.language);
  const [query, setQuery] = useSearchParams();
  const asked = askedBy(query);
  const owner = useSession(ownerOf);
  const container = useRef<HTMLElement>(null);
  const mayStream = useSession(state => state.access.features?.presenter_mode);
  const calculator = calculatorOf(owner, language, asked);
  const [room] = useState(() => (isStepExpected() ? <div className={styles.step} /> : null));
  const [drawn, setDrawn] = useState<typeof calculator>();
  const isDrawn = drawn === calculator;
  /** Nothing stands around the calculator then, as it would be filmed, too. */
  const isFilmed = asked.isLive && mayStream === true;
  /** The calculator that is hidden behind the buyers'. */
  const [hidden, hide] = useState<typeof calculator>();
  const slug = calculator.slug();
  const mayLookAsBuyer = owner !== 'guest' && !isFilmed;
  const isAsBuyer = mayLookAsBuyer && hidden === calculator && slug !== undefined;

  useLayoutEffect(() => (container.current ? show(calculator, container.current) : undefined), [calculator]);
  useEffect(() => {
    void calculator.drawn.then(() => setDrawn(calculator));
  }, [calculator]);
  useEffect(() => {
    calculator.page = {
      missing: text.themeMissing,
      // The address says what a guest tries; an advisor's choice is kept by the server, and the address no longer counts.
      chose: theme =>
        setQuery(
          before => {
            const number = numberOf(theme);
            before.delete('theme');
            if (owner === 'guest' && number) before.set('theme', number);
            return before;
          },
          { replace: true },
        ),
    };
    return () => {
      calculator.page = undefined;
    };
  }, [calculator, owner, setQuery, text]);
  useEffect(() => calculator.follow(language, asked));
  const [first] = useState(language);
  useEffect(() => {
    // A language chosen on the page outweighs that of the address, for the calculator too.
    if (language !== first)
      setQuery(
        before => {
          before.delete('lang');
          return before;
        },
        { replace: true },
      );
  }, [language, first, setQuery]);
  useEffect(() => {
    // What was tried before somebody signed in is nobody's who opens an account here later.
    if (owner !== 'guest') takeGuestTheme();
    else if (asked.theme) keepGuestTheme(asked.theme);
  }, [owner, asked.theme]);
  const saveTried = (theme: string) =>
    calculator.saveTheme(theme).catch(failure => {
      // It is still only tried, which its address says again.
      setQuery(before => {
        before.set('theme', numberOf(theme) ?? '');
        return before;
      });
      throw failure;
    });
  return (
    <>
      <PageTitle className="only-read">{text.name}</PageTitle>
      <Said>
        <Stale owner={owner} className={styles.stale} onRetry={calculator.refresh} />
      </Said>
      {isDrawn && asked.isLive && (owner === 'guest' || mayStream === false) && (
        <div className={styles.stale}>
          <Alert kind="info">{text.presenterLocked}</Alert>
        </div>
      )}
      {isDrawn && owner !== 'guest' && asked.theme && !isFilmed && !isAsBuyer && (
        <Tried userId={owner} theme={asked.theme} onUse={saveTried} />
      )}
      {owner !== 'guest' && !isFilmed && (isDrawn ? <NextStep waiting={room} /> : room)}
      {isDrawn && owner !== 'guest' && mayStream && <Live host={calculator.host} />}
      {mayLookAsBuyer && (
        <BuyerSwitch
          on={isAsBuyer}
          disabled={!isDrawn || slug === undefined}
          onChange={on => hide(on ? calculator : undefined)}
        />
      )}
      {isAsBuyer && <BuyersView slug={slug} />}
      <section ref={container} className={styles.calculator} aria-label={text.name} hidden={isAsBuyer} />
    </>
  );
}
