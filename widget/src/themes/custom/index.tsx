import { defaultLayout } from '@loan-kereta/sdk/layouts';
import { useWidget } from '../../parts/index.ts';
import { CustomLayout } from './layout.tsx';
import css from './theme.css?inline';

/** The 21st layout: the advisor's own from the theme builder, the builder's first one until there is one. */
export default function Custom() {
  const { layout } = useWidget();
  return <CustomLayout layout={layout ?? defaultLayout} />;
}

export { CustomLayout, css };
