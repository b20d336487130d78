import { themeId, themes } from '@loan-kereta/sdk/plans';

/** A menu of the themes, for stories that can be looked at in any of them. */
export const themeControl = {
  // Storybook takes only what has a type from an address.
  type: 'string',
  options: themes.map(({ number }) => themeId(number)),
  control: {
    type: 'select',
    labels: Object.fromEntries(themes.map(({ number, name }) => [themeId(number), name])),
  },
} as const;
