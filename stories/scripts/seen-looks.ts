import { type CarModel, perodua } from '@loan-kereta/sdk/catalogue';
import type { PaletteName, themes } from '@loan-kereta/sdk/plans';

type ThemeNumber = (typeof themes)[number]['number'];

/** A calculator as one of the faults was seen on it. */
export interface Look {
  readonly label: string;
  /** Its number. */
  readonly theme: ThemeNumber;
  readonly width?: number;
  readonly car?: string;
  /** What the car's first variant costs in place of its own price, in RM. */
  readonly otr?: number;
  readonly photo?: boolean;
  readonly palette?: PaletteName;
  readonly live?: boolean;
  /** The part that it is scrolled to. */
  readonly at?: string;
  /** Pressed before it is looked at. */
  readonly press?: string;
}

/** Another story, for what is no calculator of a buyer's. */
export interface StoryLook {
  readonly label: string;
  readonly story: string;
  readonly globals?: Readonly<Record<string, string>>;
  /** Pressed before it is looked at, and what then comes. */
  readonly press?: string;
}

/** Each of these prices comes to a figure of four or five digits over 9 years at 2.9 %: RM1,421 and RM18,625. */
const thousand = { car: 'aruz', otr: 121_703 };
const long = { car: 'alza', otr: 1_595_163 };

/** The usual list with what the look has otherwise. @param picture the address of a photo */
export const modelsOf = ({ car, otr, photo }: Look, picture: string): readonly CarModel[] =>
  perodua.map(model => ({
    ...model,
    ...(photo && { heroImage: picture }),
    ...(otr !== undefined &&
      model.code === car && {
        rate: 2.9,
        variants: model.variants.slice(0, 1).map(variant => ({ ...variant, otr })),
      }),
  }));

const inThemes = (numbers: readonly ThemeNumber[], look: Omit<Look, 'label' | 'theme'>): Look[] =>
  numbers.map(theme => ({ ...look, theme, label: `${theme}` }));

/** What was seen on a phone, in rows. */
export const onAPhone: Readonly<Record<string, readonly (Look | StoryLook)[]>> = {
  'The figure and its month': [
    ...inThemes([2, 3, 4, 7, 10, 17], thousand),
    ...inThemes([7, 17, 18], long),
    { label: '18, three drums', theme: 18, car: 'axia' },
  ],
  'A car in its room': [
    { label: '3', theme: 3, car: 'ativa' },
    { label: '4', theme: 4, car: 'bezza' },
    { label: '5, with the nose', theme: 5, car: 'aruz' },
    { label: '6', theme: 6, car: 'alza' },
    { label: '7 at 320', theme: 7, car: 'alza', width: 320 },
    { label: '8, in a light paint', theme: 8, palette: 'midnight', car: 'myvi' },
    { label: '9, forwards', theme: 9, car: 'ativa' },
    { label: '12, in a light paint', theme: 12, palette: 'midnight', car: 'bezza' },
    { label: '17 in durian', theme: 17, palette: 'durian', car: 'myvi' },
    { label: '19', theme: 19, car: 'bezza' },
  ],
  'Photos that are no cut-outs, and letters spaced for Roboto': [
    ...inThemes([5, 7, 10, 14, 18, 19, 20], { photo: true, car: 'aruz' }),
    ...inThemes([16, 20], { car: 'myvi' }),
    { label: '13, its moment', theme: 13, car: 'alza', press: '[part~=instalment]' },
  ],
  'Scrolled to the deposit, the figure is still there': inThemes([1, 2, 4, 7, 9, 10, 14, 16, 17, 18], {
    at: 'deposit',
    car: 'myvi',
  }),
  'On a live stream, with a name of fifty characters': inThemes([1, 4, 5, 6, 8, 12, 14, 17, 18, 20], {
    live: true,
    car: 'alza',
  }),
  'Around the themes': [
    { label: 'the bar folds while live', story: 'advisor-top-bar--on-a-live-stream' },
    { label: 'the owner’s button', story: 'advisor-top-bar--owner', globals: { plan: 'guest' } },
    { label: 'palettes', story: 'dialogs-palette--palette', globals: { plan: 'premium' } },
    { label: 'data as a table', story: 'advisor-top-bar--diamond', press: 'Edit Data' },
    { label: 'loading', story: 'states-loading-and-failing--loading' },
    { label: 'no cars', story: 'states-data--empty-catalogue' },
    { label: 'Clean White', story: 'templates-fixed-frames--clean-white' },
    { label: 'Shadow Glass', story: 'templates-fixed-frames--shadow-glass' },
  ],
};

/** What was seen on a page. */
export const onAPage: Readonly<Record<string, readonly Look[]>> = {
  'A page of 1280 px': [
    { label: '5', theme: 5, car: 'aruz', width: 1280 },
    { label: '6', theme: 6, car: 'myvi', width: 1280 },
    { label: '15', theme: 15, car: 'alza', width: 1280 },
    { label: '16', theme: 16, car: 'ativa', width: 1280 },
  ],
  'The same': [
    { label: '17', theme: 17, car: 'bezza', width: 1280 },
    { label: '18', theme: 18, car: 'axia', width: 1280 },
    { label: '19', theme: 19, car: 'aruz', width: 1280 },
    { label: '20', theme: 20, car: 'ativa', width: 1280 },
  ],
  'A tablet of 768 px': [
    { label: '3', theme: 3, car: 'myvi', width: 768 },
    { label: '4', theme: 4, car: 'bezza', width: 768 },
    { label: '16', theme: 16, car: 'aruz', width: 768 },
    { label: '10, glass without a blur behind flat ground', theme: 10, car: 'alza', width: 768 },
  ],
};
