import { sheet } from '@loan-kereta/sdk/embed';
import partsCss from '@loan-kereta/widget/parts/parts.css?inline';
import { type ReactNode, useEffect } from 'react';
import './frame.css';
import { useToolbar } from './toolbar.ts';

const motionRule = [...sheet(partsCss).cssRules].find(
  rule => rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-reduced-motion'),
) as CSSMediaRule;
const asThePersonPrefers = motionRule.media.mediaText;

/** Makes the widgets' own rule for reduced motion hold for everybody while the toolbar says so. */
export function useMotion() {
  const { motion } = useToolbar();
  useEffect(() => {
    motionRule.media.mediaText = motion === 'reduced' ? 'all' : asThePersonPrefers;
  }, [motion]);
}

/** A container of the width that the toolbar says, on a quiet ground. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { width } = useToolbar();
  useMotion();
  return (
    <div className="frame" style={{ width: width === 'full' ? '100%' : `${width}px` }}>
      {children}
    </div>
  );
}
