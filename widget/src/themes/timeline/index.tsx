import { timeline } from '@loan-kereta/sdk/languages/ms/calculator';
import { formatPercent, formatRM } from '@loan-kereta/sdk/loan';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  BrandHeader,
  Car,
  CarPicture,
  Deposit,
  Disclaimer,
  Facts,
  Instalment,
  LiveBar,
  MethodSwitch,
  RateSlider,
  Tenure,
  useRateLabel,
  useWidget,
  Watermark,
  WhatsAppButton,
} from '../../parts/index.ts';
import { ModelList } from '../../parts/model-list.tsx';
import { VariantList } from '../../parts/variant-list.tsx';
import { workedOut } from '../../parts/worked-out.ts';
import { useWords } from '../../ui/use-words.ts';
import { Step } from './step.tsx';
import css from './theme.css?inline';

/** Five steps down a line, one open at a time; those that are done fold to what was chosen. */
export default function Timeline() {
  const { words, model, variant, otr, deposit, tenureYears, rate, loan } = useWidget();
  const rateLabel = useRateLabel();
  const say = useWords('timeline', timeline);
  const [open, setOpen] = useState(0);
  const [reached, setReached] = useState(0);
  const line = useRef<HTMLOListElement>(null);
  const isLed = useRef<true>(undefined);
  // The button that led on is folded away with its step, so the keyboard goes on from the next one's title. Whoever opens
  // or folds a step by its title stays there.
  useEffect(() => {
    if (isLed.current) line.current?.querySelectorAll<HTMLElement>('.title')[open]?.focus();
  }, [open]);
  const go = (step: number, led?: true) => {
    isLed.current = led;
    setOpen(step);
    setReached(Math.max(reached, step));
  };
  const steps: [title: string, summary: string, content: ReactNode][] = [
    [
      words.model,
      model?.name ?? say('loading'),
      <ModelList key="model" className="tiles">
        {model => (
          <>
            <CarPicture model={model} />
            <b>{model.name}</b>
          </>
        )}
      </ModelList>,
    ],
    [
      words.variant,
      variant?.name ?? words.noVariants,
      <VariantList key="variant" className="tiles">
        {option => (
          <>
            <b>{option.name}</b>
            <small translate="no">{formatRM(option.otr)}</small>
          </>
        )}
      </VariantList>,
    ],
    [
      words.deposit,
      `${formatRM(deposit)} · ${formatPercent(loan?.depositPercent ?? 0, 1)}%`,
      <Deposit key="deposit" />,
    ],
    [
      say('terms'),
      `${tenureYears} ${words.years} · ${rateLabel} ${formatPercent(rate.value)}%`,
      <Fragment key="terms">
        <Tenure />
        <RateSlider />
        <MethodSwitch />
      </Fragment>,
    ],
  ];
  return (
    <article className="trip">
      <div className="head">
        <BrandHeader />
        <LiveBar />
      </div>
      <ol ref={line}>
        {steps.map(([title, summary, content], index) => (
          <Step
            key={title}
            number={index + 1}
            title={title}
            summary={summary}
            isDone={index < reached}
            isOpen={index === open}
            onToggle={() => go(index === open ? steps.length : index)}
            onNext={() => go(Math.max(reached, index + 1), true)}
            next={say('next')}
          >
            {content}
          </Step>
        ))}
        <li className={reached === steps.length ? 'end there' : 'end'}>
          <div className="dock">
            <p className="title" tabIndex={-1}>
              <i>5</i>
              <b>{say('result')}</b>
              <em translate="no">
                {model?.name ?? words.loading} {variant?.name}
              </em>
            </p>
            <Instalment room={5} />
            <p>
              {words.otr} <b translate="no">{formatRM(variant && otr)}</b>
            </p>
            <Car />
            <WhatsAppButton />
          </div>
        </li>
      </ol>
      <Facts names={workedOut} />
      <div className="foot">
        <Disclaimer />
        <Watermark />
      </div>
    </article>
  );
}

export { css };
