import { failure } from '@loan-kereta/sdk/languages/ms/calculator';
import { adopting } from '../ui/adopt.ts';
import { useWords } from '../ui/use-words.ts';
import { useWording } from '../ui/wording.ts';
import css from './waiting.css?inline';

const adopt = adopting(css);

/** What stands in the place of a theme that has thrown. */
export function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const say = useWords('failure', failure);
  const { dictionary } = useWording();
  return (
    <div ref={adopt} className="lk-failure" role="alert">
      <p lang={dictionary?.face.quoted}>{say('failed')}</p>
      <button type="button" className="lk-button" onClick={onRetry}>
        {say('retry')}
      </button>
    </div>
  );
}
