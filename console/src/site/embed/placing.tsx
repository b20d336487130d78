import type { OwnCalculator } from '@loan-kereta/sdk/contract';
import { calculatorLanguage, languageCodes } from '@loan-kereta/sdk/languages/codes';
import { languages } from '@loan-kereta/sdk/languages/names';
import { palettes } from '@loan-kereta/sdk/palettes';
import { grantsTheme, paletteNames, themeId, themes } from '@loan-kereta/sdk/plans';
import { type ReactNode, useEffect, useState } from 'react';
import { useMedia } from '../../browser/media.ts';
import { useWords } from '../../language/dictionary.ts';
import { fetchAnew } from '../../profile/save.ts';
import { Calculator } from '../../ui/calculator.tsx';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { Loading } from '../../ui/states.tsx';
import styles from './page.module.css';
import { PageCheck } from './page-check.tsx';
import { PlaceCard } from './place-card.tsx';
import type { Choice } from './snippets.ts';
import { type Chosen, choosable, own, useChosen } from './use-chosen.ts';
import { embedWords } from './words.ts';

interface PlacingProps {
  readonly calculator: OwnCalculator;
  /** The card that follows the choices, beside the calculator where there is room. */
  readonly children: ReactNode;
}

/** The question for the place with what to paste there, the choices of its look, and the calculator as it will be. */
export default function Placing({ calculator, children }: PlacingProps) {
  const text = useWords(embedWords);
  // As in page.module.css: otherwise it is a picture of what they do, which takes neither keys nor swipes.
  const isBeside = useMedia('(min-width: 75rem)');
  const { chosen, choose } = useChosen();
  const { advisor, features, models } = calculator;
  // What buyers are sent is asked for once by what shows it, and may be changed in another window, or by another plan.
  const sent = JSON.stringify(calculator);
  const [shown, setShown] = useState(sent);
  useEffect(() => {
    if (sent !== shown) void fetchAnew(advisor.slug).then(() => setShown(sent));
  }, [sent, shown, advisor.slug]);

  const lookOptions = {
    theme: themes.map(({ number, name }) => {
      const granted = grantsTheme(features.theme_access, number);
      return {
        value: themeId(number),
        label: name,
        disabled: !granted,
        ...(!granted && { note: text.look.locked }),
      };
    }),
    palette: paletteNames.map(name => ({
      value: name,
      label: palettes[name].label,
      disabled: !features.custom_color,
      ...(!features.custom_color && { note: text.look.locked }),
    })),
    lang: [
      { value: 'auto', label: text.look.auto },
      ...languageCodes.map(code => ({ value: code, label: languages[code].name, lang: code })),
    ],
    model: models.map(({ code, brand, name }) => ({ value: code, label: `${brand} ${name}` })),
  };
  // What was chosen before the plan was another may be granted no more, and a car may have left the list.
  const isOffered = (name: keyof Chosen) =>
    lookOptions[name].some(
      option => option.value === chosen[name] && !('disabled' in option && option.disabled),
    );
  const offered = choosable.filter(isOffered);
  // Each value is one of the options above, whose types the plain names of a form forget.
  const choice = {
    advisor: advisor.slug,
    ...Object.fromEntries(offered.map(name => [name, chosen[name]])),
  } as Choice;

  return (
    <div className={styles.placing}>
      <PlaceCard calculator={calculator} choice={choice} />
      <PageCheck slug={advisor.slug} />
      <Card title={text.look.title} text={text.look.text}>
        <div className={styles.choices}>
          {choosable.map(name => (
            <Select
              key={name}
              label={text.look[name]}
              value={offered.includes(name) ? chosen[name] : own}
              options={[{ value: own, label: text.look.unchosen[name] }, ...lookOptions[name]]}
              onChoose={value => choose(name, value)}
            />
          ))}
        </div>
      </Card>
      <section className={styles.preview} aria-label={text.preview}>
        <h2 className={styles.caption}>{text.preview}</h2>
        <div className={styles.view} inert={!isBeside}>
          <Calculator
            key={shown}
            className={styles.calculator}
            lang={choice.lang ?? calculatorLanguage}
            advisor={choice.advisor}
            theme={choice.theme}
            palette={choice.palette}
            // Named also where it is not chosen: of itself it would stay at the car that was chosen before.
            model={choice.model ?? models[0]?.code}
          >
            <Loading />
          </Calculator>
        </div>
      </section>
      {children}
    </div>
  );
}
