/** A variant of a car model as the calculator knows it. */
export interface CarVariant {
  readonly id: string;
  readonly name: string;
  /** On-the-road price in RM. */
  readonly otr: number;
  /** Annual rate in percent, when it differs from the model's. */
  readonly rate?: number | undefined;
  readonly image?: string | undefined;
}

/** A car model with its variants, the shape of `/data/perodua.models.json` and of the embed's answer. */
export interface CarModel {
  readonly code: string;
  readonly name: string;
  /** Default annual rate in percent. */
  readonly rate: number;
  readonly heroImage?: string | undefined;
  readonly variants: readonly CarVariant[];
}
