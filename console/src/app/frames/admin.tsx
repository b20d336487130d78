import { StepUp } from '../../admin/step-up/dialog.tsx';
import { navigationOf } from '../navigation.ts';
import { AccountMenu } from './account-menu.tsx';
import { useAdminVisit } from './admin-visit.ts';
import { Frame } from './frame.tsx';
import { CommandOpener } from './opener.tsx';

/** Around the pages that an admin works in. */
export function Component() {
  const visit = useAdminVisit();
  return (
    <Frame navigation={navigationOf(visit.viewers)}>
      <CommandOpener visit={visit} />
      <AccountMenu visit={visit} />
      <StepUp />
    </Frame>
  );
}
