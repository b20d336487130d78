import { useOnline } from '../../browser/online.ts';
import { useStale } from '../../calculator/stale.ts';
import { useWords } from '../../language/dictionary.ts';
import { useLanguage } from '../../language/language.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { momentIn } from './moment.ts';
import { appWords } from './words.ts';

interface StaleProps {
  /** Whose calculator it is about. */
  readonly owner: number | 'guest';
  readonly className: string | undefined;
  readonly onRetry: () => void;
}

/** Says of when the calculator is, and that the server could not be asked where that is so, unless the page says already that it is offline. */
export function Stale({ owner, className, onRetry }: StaleProps) {
  const text = useWords(appWords);
  const language = useLanguage(state => state.language);
  const { since, isLost } = useStale(all => all[owner]) ?? {};
  const online = useOnline();
  if (since === undefined) return null;
  const time = momentIn(language, since);
  return (
    <div className={className}>
      <Alert kind="info">
        <p>
          {online && isLost && text.unreachable} {text.asOf(time)}
        </p>
        {online && (
          <Button size="small" onClick={onRetry}>
            {text.retry}
          </Button>
        )}
      </Alert>
    </div>
  );
}
