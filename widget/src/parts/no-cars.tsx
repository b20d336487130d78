import { noCars } from '@loan-kereta/sdk/languages/ms/calculator';
import { adopting } from '../ui/adopt.ts';
import { useWords } from '../ui/use-words.ts';
import { BrandHeader, useWidget, Watermark } from './index.ts';
import { Shape } from './shape.tsx';
import css from './waiting.css?inline';

const adopt = adopting(css);

/** What stands in the place of a theme while there is no car to calculate for: what to do about it, and no figure. */
export function NoCars() {
  const { advisor, words, onEdit } = useWidget();
  const say = useWords('noCars', noCars);
  return (
    <article ref={adopt} className="no-cars">
      <BrandHeader />
      <Shape theme="car" />
      <p className="no-cars-say">
        <b>{say('title')}</b> {say(onEdit ? 'edit' : 'ask')}
      </p>
      {!onEdit && advisor.phone && (
        <a
          part="whatsapp"
          className="lk-whatsapp"
          href={`https://wa.me/${advisor.phone}`}
          target="_blank"
          rel="noopener"
        >
          {words.whatsapp}
        </a>
      )}
      <Watermark />
    </article>
  );
}
