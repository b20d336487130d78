import { AdminScreen } from '@loan-kereta/console/admin-screen';
import baseCss from '@loan-kereta/console/base.css?inline';
import { type ComponentProps, useInsertionEffect, useLayoutEffect } from 'react';
import { useToolbar } from '../stage/toolbar.ts';

const base = new CSSStyleSheet();
// The page's own ground, also where Storybook puts another under what is in a container; and a root that nothing of comes
// to lie over what is open over the page, as the console's own has it.
base.replaceSync(`${baseCss} body { background: var(--paper) } #storybook-root { isolation: isolate }`);

/** A screen of the console in the toolbar's language and colours. Its sheet is of whole pages, and goes with it. */
export function Screen(props: Omit<ComponentProps<typeof AdminScreen>, 'language'>) {
  const { language, appearance } = useToolbar();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (appearance !== 'system') dataset.appearance = appearance;
    return () => {
      delete dataset.appearance;
    };
  }, [appearance]);
  useInsertionEffect(() => {
    document.adoptedStyleSheets.push(base);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== base);
    };
  }, []);
  return <AdminScreen {...props} language={language} />;
}
