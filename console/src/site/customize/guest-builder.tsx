import type { OwnCalculator } from '@loan-kereta/sdk/contract';
import { pages } from '@loan-kereta/sdk/pages';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { guestCalculator } from '../../calculator/source.ts';
import { useWords } from '../../language/dictionary.ts';
import { withReturn } from '../../session/return-to.ts';
import { sessionWords } from '../../session/words.ts';
import { confirm } from '../../ui/confirm.ts';
import { Failed, Loading } from '../../ui/states.tsx';
import { Workbench } from './builder.tsx';
import { guestId } from './design/draft.ts';
import { draftsOnGrids } from './design/on-grid.ts';
import { customizeWords } from './words/words.ts';

/** The guest's first state: the site's cars in the look of the free plan, and the drafts that other windows have open. */
async function guestStart() {
  const [guest, onGrids] = await Promise.all([guestCalculator(), draftsOnGrids()]);
  const advisor = { ...guest.advisor, uploaded: false };
  const data: OwnCalculator = { ...guest, advisor, layout: null, edited: false, data_version: '' };
  return { data, onGrids };
}

/** The theme builder without an account: everything can be tried, and saving asks to sign in, which keeps what was made. */
export function GuestBuilder() {
  const text = useWords(customizeWords);
  const { signIn, register } = useWords(sessionWords);
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    queryKey: ['guest layout'],
    queryFn: guestStart,
    staleTime: 0,
    gcTime: 0,
  });
  const askToSignIn = async () => {
    const question = { title: text.signInToSave, text: text.keptUntilSignIn, action: signIn };
    const isKnown = await confirm({ ...question, refusal: register });
    if (isKnown === undefined) return;
    const to = isKnown ? pages.login.path : pages.register.path;
    await navigate(withReturn(to, pages.customize.path));
  };
  if (!data) return error ? <Failed problem={error} onRetry={() => void refetch()} /> : <Loading />;
  return <Workbench advisorId={guestId} layouts={[]} {...data} onSave={() => void askToSignIn()} />;
}
