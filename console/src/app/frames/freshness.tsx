import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAdminDates } from '../../admin/dates.ts';
import { useWords } from '../../language/dictionary.ts';
import { onPlanChange } from '../../session/channel.ts';
import { Button } from '../../ui/button.tsx';
import { kitWords } from '../../ui/words.ts';
import styles from './freshness.module.css';
import { frameWords } from './words.ts';

/** What a page of the admin centre has asked, and shows, and may be old by now. */
const old = { queryKey: ['admin'], type: 'active', stale: true } as const;

/**
 * Says of a tab that was left, or is without a network, of when it is, and catches up: when somebody comes back to it,
 * when the network does, and when another tab has changed something.
 */
export function Freshness() {
  const text = useWords(frameWords);
  const { retry } = useWords(kitWords);
  const { moment } = useAdminDates();
  const queries = useQueryClient();
  const [state, setState] = useState<'catching up' | { readonly of: number }>();
  const catchUp = async () => {
    const visible = queries.getQueryCache().findAll(old);
    if (visible.length === 0) return setState(undefined);
    setState('catching up');
    await queries.refetchQueries(old, { cancelRefetch: false });
    const behind = queries
      .getQueryCache()
      .findAll(old)
      .map(query => query.state.dataUpdatedAt);
    setState(behind.length > 0 ? { of: Math.min(...behind) } : undefined);
  };
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && catchUp());
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    const deaf = onPlanChange(() => {
      void queries.invalidateQueries({ queryKey: ['admin'], refetchType: 'none' });
      look();
    });
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
      deaf();
    };
  });
  return (
    <div role="status">
      {state && (
        <p className={styles.line}>
          {state === 'catching up' ? (
            <>
              <RefreshCw className={styles.turning} aria-hidden="true" />
              {text.catchingUp}
            </>
          ) : (
            <>
              {text.asOf(moment(new Date(state.of).toISOString()))}
              <Button size="small" look="quiet" onClick={() => void catchUp()}>
                {retry}
              </Button>
            </>
          )}
        </p>
      )}
    </div>
  );
}
