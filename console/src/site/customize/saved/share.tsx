import type { SavedLayout } from '@loan-kereta/sdk/contract';
import { pages } from '@loan-kereta/sdk/pages';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { useWords } from '../../../language/dictionary.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Failed, Loading } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.ts';
import { customizeWords } from '../words/words.ts';
import { useLayoutAction } from './queries.ts';

interface ShareProps {
  readonly layout: SavedLayout;
  readonly onClose: () => void;
}

/** The token stands behind the `#`, so that no server's log has it. */
const linkOf = (token: string): string => `${window.location.origin}${pages.customize.path}#shared=${token}`;

/** The link by which another advisor can copy a layout; opening this makes it. */
export function Share({ layout, onClose }: ShareProps) {
  const text = useWords(customizeWords);
  const { id } = layout;
  const { data, error, refetch } = useQuery({
    // Not among the lists, which are asked for again after it was withdrawn: that would make another.
    queryKey: ['layout-share', id],
    queryFn: () => api.layouts.share({ params: { id } }),
    // One that was withdrawn in another window opens nothing any more.
    staleTime: 0,
    gcTime: 0,
  });
  const withdraw = useLayoutAction(() => api.layouts.unshare({ params: { id } }));
  const stop = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => {
        toast.good(text.unshared);
        onClose();
      },
    });
  return (
    <Dialog open onClose={onClose} title={text.shareTitle} description={text.shareText}>
      {data ? (
        <>
          <TextField
            name="link"
            label={text.link}
            value={linkOf(data.token)}
            readOnly
            onFocus={event => event.target.select()}
          />
          <DialogActions>
            <Button busy={withdraw.isPending} onClick={stop}>
              {text.unshare}
            </Button>
            <CopyButton look="primary" text={linkOf(data.token)} label={text.copyLink} />
          </DialogActions>
        </>
      ) : error ? (
        <Failed problem={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}
