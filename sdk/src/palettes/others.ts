import type { PaletteName } from '../plans/index.ts';
import type { Palette } from './palette.ts';

const palette = (
  label: string,
  primary: string,
  primaryHover: string,
  secondary: string,
  accent: string,
  accentHover: string,
): Palette => ({ label, primary, primaryHover, secondary, accent, accentHover });

/** Every palette but the default one; a module of its own, fetched when one of them is chosen. */
export const otherPalettes: Readonly<Record<Exclude<PaletteName, 'default'>, Palette>> = {
  softPink: palette('Soft Pink', '#f4a6c3', '#ee8fb2', '#7d3a5e', '#c23a72', '#a92d60'),
  neonGreen: palette('Neon Green', '#39f56a', '#1fe055', '#0b2716', '#d8ff3e', '#c6ef1f'),
  emerald: palette('Emerald', '#048053', '#036945', '#06382c', '#7df0bf', '#57e3a8'),
  crimson: palette('Crimson', '#c8102e', '#a80c26', '#3d0a14', '#ffc2b0', '#ffab94'),
  royal: palette('Royal', '#2a43d8', '#2036b8', '#151d5c', '#f7cb4d', '#eebb2c'),
  ocean: palette('Ocean', '#0a6cab', '#08598d', '#0a3550', '#5fdde5', '#3dcfd9'),
  sunset: palette('Sunset', '#ff7d3f', '#f76b2a', '#64204a', '#d22b6b', '#b5225a'),
  aurora: palette('Aurora', '#35dcb2', '#1fcaa0', '#1d2a63', '#a678ff', '#9a68fb'),
  midnight: palette('Midnight', '#17264f', '#101c3d', '#0a1026', '#a9c1ff', '#8fadfb'),
  galaxy: palette('Galaxy', '#5a24b8', '#4a1c9b', '#1d1046', '#f47ad0', '#ee62c5'),
  cyber: palette('Cyber', '#0ee3ff', '#00cbe8', '#150b34', '#ff4fa3', '#ff3a97'),
  pandan: palette('Pandan', '#8fc555', '#7fb645', '#2c561f', '#854a1e', '#6f3c16'),
  hibiscus: palette('Hibiscus', '#d5176b', '#b6115a', '#560f38', '#ffd84a', '#f8ca2b'),
  kopi: palette('Kopi', '#4d2f20', '#3c2317', '#231410', '#e8c79f', '#ddb482'),
  tehTarik: palette('Teh Tarik', '#cd8f52', '#c28243', '#5f3418', '#8d2f1c', '#752514'),
  batik: palette('Batik', '#a33f14', '#89330e', '#14354f', '#35b3c2', '#22a3b3'),
  langkawi: palette('Langkawi', '#22b8c4', '#12a7b4', '#0d4a60', '#ff9379', '#fd7f61'),
  durian: palette('Durian', '#f3d13f', '#eac426', '#46501b', '#65741d', '#535f16'),
  songket: palette('Songket', '#7a0d33', '#620827', '#240812', '#e8b62e', '#d9a51c'),
  kelapa: palette('Kelapa', '#587018', '#485d10', '#4a3322', '#f6e2b3', '#ecd297'),
  manggis: palette('Manggis', '#51185a', '#3f1147', '#220a2c', '#c3e388', '#b1d76d'),
};
