import type { CarModel } from '@loan-kereta/sdk/catalogue';
import { modelName } from '@loan-kereta/sdk/catalogue';
import type { Embed, WatchedState } from '@loan-kereta/sdk/contract';
import type { CalculatorResult } from '@loan-kereta/sdk/embed';
import { calculators } from '@loan-kereta/sdk/languages';
import { formatPercent, formatRM } from '@loan-kereta/sdk/loan';
import { shortFigures } from '@loan-kereta/sdk/pages/short-link';
import { presenterText } from '@loan-kereta/sdk/wording/presenter';

/** A format's texts, in the words of a live stream. */
export interface Figures {
  readonly car: string;
  readonly variant: string;
  readonly model: CarModel | undefined;
  /** The address of a photo of the car; undefined where the drawing stands in. */
  readonly photo: string | undefined;
  readonly amount: string;
  readonly per: string;
  /** Years, deposit and rate with its kind. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly name: string;
  readonly phone: string;
  readonly disclaimer: string;
  readonly note: string;
  /** The address in the QR code; undefined while the server has no code for it. */
  readonly address: string | undefined;
}

/** The texts of a format from the state of the stream, the figures of the calculator and its advisor's answer. */
export function figuresOf(
  state: WatchedState,
  result: CalculatorResult,
  { advisor, models }: Embed,
): Figures {
  const { lang } = state;
  const { face, presenter } = calculators[lang];
  const soft = (text: string) => presenterText(text, lang);
  const model = models.find(({ code }) => code === state.model);
  const variant = model?.variants.find(({ id }) => id === state.variant);
  const rateLabel = result.rateKind === 'flat' ? face.flat : face.effectiveRate;
  const linked = { ...result, model: state.model, variant: state.variant, lang };
  return {
    car: model ? soft(modelName(model)) : '',
    variant: variant ? soft(variant.name) : '',
    model,
    photo: variant?.image || model?.heroImage || undefined,
    amount: formatRM(result.instalment),
    per: soft(face.perMonth).replace(/^\/\s*/, '/ '),
    facts: [
      [soft(face.tenure), `${result.years} ${face.years}`],
      [soft(face.deposit), formatRM(result.deposit)],
      [soft(rateLabel), `${formatPercent(result.rate)}%`],
    ],
    name: soft(advisor.branding_name || 'LK'),
    phone: advisor.whatsapp,
    disclaimer: presenter.disclaimer,
    note: soft(state.note ?? ''),
    address: state.link && `${window.location.origin}/q/${state.link}${shortFigures(linked)}`,
  };
}
