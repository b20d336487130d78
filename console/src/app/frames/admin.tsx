import { lazy, Suspense, useEffect } from 'react';
import { giveUpProof, useStepUp } from '../../admin/step-up/step-up.ts';
import { patiently } from '../../browser/patiently.ts';
import { useSpareTime } from '../../browser/spare-time.ts';
import { navigationOf } from '../navigation.ts';
import { Account } from './account.tsx';
import { useAdminVisit } from './admin-visit.ts';
import { Frame } from './frame.tsx';
import { CommandOpener } from './opener.tsx';

/** Fetched when an admin is first asked: it brings a form. */
const StepUp = lazy(() =>
  import('../../admin/step-up/dialog.tsx').then(({ StepUp }) => ({ default: StepUp })),
);

/** Comes after the page, which does not hang on it. */
const JobsTray = lazy(() =>
  patiently(() => import('../../admin/jobs/tray.tsx')).then(({ JobsTray }) => ({ default: JobsTray })),
);

/** Nothing is old yet when a page has just come. */
const Freshness = lazy(() =>
  patiently(() => import('./freshness.tsx')).then(({ Freshness }) => ({ default: Freshness })),
);

/** Around the pages that an admin works in. */
export function Component() {
  const visit = useAdminVisit();
  const hasTime = useSpareTime();
  useEffect(() => giveUpProof, []);
  const isAsked = useStepUp(state => state.answer !== undefined);
  return (
    <Frame navigation={navigationOf(visit.viewers)}>
      {hasTime && (
        <Suspense>
          <JobsTray />
          <Freshness />
        </Suspense>
      )}
      <CommandOpener visit={visit} />
      <Account visit={visit} />
      {isAsked && (
        <Suspense>
          <StepUp />
        </Suspense>
      )}
    </Frame>
  );
}
