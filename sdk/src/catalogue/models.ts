import type { RateKind } from '../loan/rate-kinds.ts';

/** A variant of a car model as the calculator knows it. */
export interface CarVariant {
  readonly id: string;
  readonly name: string;
  /** On-the-road price in RM. */
  readonly otr: number;
  /** Annual rate in percent, when it differs from the model's. */
  readonly rate?: number | undefined;
  /** The kind of `rate`; flat when left out. */
  readonly rate_kind?: RateKind | undefined;
  readonly image?: string | undefined;
}

/** What kind of car a model is, as it is seen from the side; `ev` has no grille and no exhaust. */
export const bodyTypes = ['hatch', 'sedan', 'suv', 'mpv', 'pickup', 'ev'] as const;
export type BodyType = (typeof bodyTypes)[number];

/** A car model with its variants, the shape of `/data/perodua.models.json` and of the embed's answer. */
export interface CarModel {
  /** Whose it is, as people say it: `Perodua`. What the API answers always has one. */
  readonly brand?: string | undefined;
  readonly code: string;
  readonly name: string;
  /** Default annual rate in percent. */
  readonly rate: number;
  /** The kind of `rate`; flat when left out. */
  readonly rate_kind?: RateKind | undefined;
  readonly heroImage?: string | undefined;
  /** Chooses the drawing of a model that has no picture and no drawing of its own. */
  readonly body?: BodyType | undefined;
  readonly variants: readonly CarVariant[];
}

/** A model as people say it, with its brand: `Perodua Myvi`. */
export const modelName = ({ brand, name }: Pick<CarModel, 'brand' | 'name'>): string =>
  brand ? `${brand} ${name}` : name;

/** The cars that buyers are offered: every variant that has a price, and the models that have one. A model without variants stays. */
export const offeredModels = (models: readonly CarModel[]): CarModel[] =>
  models.flatMap(model => {
    const variants = model.variants.filter(({ otr }) => otr > 0);
    return variants[0] || !model.variants[0] ? { ...model, variants } : [];
  });
