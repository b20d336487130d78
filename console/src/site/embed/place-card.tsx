import { rateOf } from '@loan-kereta/sdk/catalogue';
import type { OwnCalculator } from '@loan-kereta/sdk/contract';
import { calculatorLanguage } from '@loan-kereta/sdk/languages/codes';
import { defaultTenureYears, exceedsCeiling } from '@loan-kereta/sdk/loan';
import { use, useDeferredValue } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { PlaceDrawing } from './drawing.tsx';
import { LinkKit } from './link-kit.tsx';
import { OtherWays } from './other-ways.tsx';
import { Paste } from './paste.tsx';
import styles from './place.module.css';
import { PlaceChoice } from './place-choice.tsx';
import { placeFacts } from './places.ts';
import { snippetWords } from './snippet-words.ts';
import { type Choice, hostedAddress, offerAddress, snippet, type Way } from './snippets.ts';
import { usePlace } from './use-place.ts';
import { embedWords } from './words.ts';

/** Whether the car that a choice begins with may be offered: there is one, and its rate is below the legal ceiling. */
function hasOffer(models: OwnCalculator['models'], choice: Choice): boolean {
  const model = models.find(({ code }) => code === choice.model) ?? models[0];
  const variant = model?.variants[0];
  return !!variant && !exceedsCeiling(rateOf(model, variant), [defaultTenureYears]);
}

interface PlaceCardProps {
  readonly calculator: OwnCalculator;
  readonly choice: Choice;
}

/** Asks for the place, and gives the one thing to paste there. */
export function PlaceCard({ calculator: { advisor, models }, choice }: PlaceCardProps) {
  const { place: text } = useWords(embedWords);
  const { place, choosePlace } = usePlace();
  const { way, drawing, isTried = false, untried } = placeFacts[place];
  // Deferred, so that the card stays while the words of another language are fetched.
  const asked = useDeferredValue(choice.lang);
  const language = asked === undefined || asked === 'auto' ? calculatorLanguage : asked;
  const { invitation } = use(snippetWords.read(language));
  const site = window.location.origin;
  const give = (by: Way) =>
    snippet(by, site, choice, {
      invitation: invitation(advisor.branding_name || advisor.slug),
      whatsapp: advisor.whatsapp,
    });
  const isLinkOnly = !isTried && untried === undefined;
  const [first, second] = text.steps[place];
  return (
    <Card title={text.title}>
      <PlaceChoice label={text.title} names={text.names} value={place} onChoose={choosePlace} />
      <section className={styles.answer} aria-label={text.names[place]}>
        <div className={styles.how}>
          <div className={styles.drawn}>
            <PlaceDrawing of={drawing} />
          </div>
          <h3 className={styles.name}>
            {text.names[place]}
            <Badge tone={isTried ? 'good' : 'warn'}>{isTried ? text.tried : text.untried}</Badge>
          </h3>
          {!isTried && <p className={styles.seen}>{isLinkOnly ? text.linkOnly : text.linkFirst}</p>}
          <ol className={styles.steps}>
            <li>{first}</li>
            <li>{second}</li>
          </ol>
        </div>
        <Paste text={give(way)} isMain />
        {isTried && <p className={styles.seen}>{text.seen[place]}</p>}
        {isLinkOnly && (
          <LinkKit
            slug={advisor.slug}
            address={hostedAddress(site, choice)}
            offer={hasOffer(models, choice) ? offerAddress(site, choice) : undefined}
          />
        )}
        {untried && (
          <details key={place} className={styles.more}>
            <summary>
              {text.inPage} <Badge tone="warn">{text.untried}</Badge>
            </summary>
            <div className={styles.inside}>
              <p className={styles.seen}>{text.inPageSteps[place]}</p>
              <Paste text={give(untried)} />
            </div>
          </details>
        )}
      </section>
      <OtherWays give={give} />
    </Card>
  );
}
