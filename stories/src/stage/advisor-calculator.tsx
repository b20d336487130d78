import type { PlanName, ThemeId } from '@loan-kereta/sdk/plans';
import { createAdvisorMount } from '@loan-kereta/widget/advisor';
import type { AdvisorServices } from '@loan-kereta/widget/advisor/services.ts';
import { loadAdvisorWordsFromSource, loadThemeFromSource } from '@loan-kereta/widget/themes/from-source';
import { embedOf, type Situation } from './embed-response.ts';
import { MountedCalculator } from './mounted.tsx';
import { servicesFor } from './services.ts';
import { useToolbar } from './toolbar.ts';

export interface AdvisorCalculatorProps extends Pick<Situation, 'advisor' | 'models' | 'layout'> {
  readonly theme?: ThemeId;
  /** Takes the place of the toolbar's. */
  readonly plan?: PlanName;
  /** Services that this story's page does otherwise. */
  readonly services?: Partial<AdvisorServices>;
}

const mountAdvisor = createAdvisorMount({ theme: loadThemeFromSource, words: loadAdvisorWordsFromSource });

/**
 * The calculator as its advisor has it, on the product's own page. Plan, theme and palette are the saved ones, which
 * come with the answer, so that what is chosen in the calculator may differ from them.
 */
export function AdvisorCalculator({ theme, plan: ownPlan, services, ...situation }: AdvisorCalculatorProps) {
  const { language, presenter, palette, ...toolbar } = useToolbar();
  const plan = ownPlan ?? toolbar.plan;
  return (
    <MountedCalculator
      mount={context => mountAdvisor({ ...context, services: { ...servicesFor(plan), ...services } })}
      options={{ lang: language, presenter: presenter === 'on' ? '1' : null }}
      request={async () => embedOf({ ...situation, plan, theme, palette })}
      startedBy={[plan, theme, palette].join()}
    />
  );
}
