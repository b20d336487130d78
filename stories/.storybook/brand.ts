import { create } from 'storybook/theming';
import brandImage from './brand.svg';

/** The site's colours for Storybook's own surroundings: paper, night and teal. */
export const brand = create({
  base: 'light',
  brandTitle: 'Loan Kereta',
  brandImage,
  brandUrl: './',
  brandTarget: '_self',
  colorPrimary: '#0a666e',
  colorSecondary: '#0a666e',
  appBg: '#fbf8f1',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appHoverBg: '#efeadd',
  appBorderColor: '#e4ddcd',
  appBorderRadius: 10,
  textColor: '#12242c',
  textMutedColor: '#4a5d66',
  barBg: '#ffffff',
  barTextColor: '#4a5d66',
  barHoverColor: '#0a666e',
  barSelectedColor: '#0a666e',
  inputBorderRadius: 8,
});
