import { defaultPreset } from '@loan-kereta/sdk/presets';
import { useWidget } from '../../parts/index.ts';
import { CustomLayout } from './layout.tsx';
import css from './theme.css?inline';

/** The 21st layout: the advisor's own from the theme builder, the builder's first one until there is one. */
export default function Custom() {
  const { preset } = useWidget();
  return <CustomLayout preset={preset ?? defaultPreset} />;
}

export { CustomLayout, css };
