import { floatingPanel } from '@loan-kereta/sdk/languages/ms/calculator';
import { useEffect, useRef, useState } from 'react';
import {
  BrandHeader,
  Car,
  Deposit,
  Disclaimer,
  Facts,
  Instalment,
  LiveBar,
  MethodSwitch,
  ModelPicker,
  RateSlider,
  Tenure,
  useWidget,
  VariantPicker,
  Watermark,
  WhatsAppButton,
} from '../../parts/index.ts';
import { PerDay } from '../../parts/per-day.tsx';
import { useWords } from '../../ui/use-words.ts';
import css from './theme.css?inline';

/** A scene by the sea: the figure in the sky, the car on the road, and the controls in a panel that floats over it. */
export default function FloatingPanel() {
  const { words, model, variant } = useWidget();
  const say = useWords('floatingPanel', floatingPanel);
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open) panel.current?.focus();
  }, [open]);
  return (
    <article
      className={open ? 'scene open' : 'scene'}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !open) return;
        // Whatever the page would close by the same key stays open.
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
        toggle.current?.focus();
      }}
    >
      <div className="head">
        <BrandHeader />
        <LiveBar />
      </div>
      <div className="sky">
        <p className="name" translate="no">
          <b>{model?.name ?? words.loading}</b> {model && (variant?.name ?? words.noVariants)}
        </p>
        <Instalment />
        <PerDay />
      </div>
      <button
        type="button"
        ref={toggle}
        className="lk-button"
        aria-expanded={open}
        aria-controls="panel"
        onClick={() => setOpen(!open)}
      >
        {say(open ? 'close' : 'open')}
      </button>
      <section id="panel" ref={panel} className="panel" tabIndex={-1} aria-label={say('controls')}>
        <div className="pair">
          <ModelPicker />
          <VariantPicker />
        </div>
        <Tenure />
        <Deposit />
        <RateSlider />
        <MethodSwitch />
      </section>
      <div className="view" key={model?.code}>
        <Car />
      </div>
      <div className="road on-dark">
        <Facts />
        <WhatsAppButton />
      </div>
      <div className="foot on-dark">
        <Disclaimer />
        <Watermark />
      </div>
    </article>
  );
}

export { css };
