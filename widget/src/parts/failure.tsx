import { failure } from '@loan-kereta/sdk/languages/ms/calculator';
import { useWords } from '../ui/use-words.ts';

/** What stands in the place of a theme that has thrown. */
export function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const say = useWords('failure', failure);
  return (
    <div className="lk-loading" role="alert">
      <p>{say('failed')}</p>
      <button type="button" className="lk-button" onClick={onRetry}>
        {say('retry')}
      </button>
    </div>
  );
}
