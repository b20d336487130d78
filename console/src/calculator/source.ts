import { type CarModel, defaultBrand } from '@loan-kereta/sdk/catalogue';
import { ApiProblem } from '@loan-kereta/sdk/client';
import { type Embed, featuresOf, type OwnCalculator } from '@loan-kereta/sdk/contract';
import { parseLayoutKey } from '@loan-kereta/sdk/layouts';
import { defaultPalette, tokens } from '@loan-kereta/sdk/palettes';
import { defaultThemeId, entitlements } from '@loan-kereta/sdk/plans';
import { normalisePhone } from '@loan-kereta/sdk/wording';
import { storedModels, storedPalette } from '@loan-kereta/widget/advisor/stored.ts';
import { api } from '../api/api.ts';
import { changeOf, storedOf } from '../profile/save.ts';
import { keepProfile, readProfile, type StoredProfile } from '../profile/stored.ts';
import { type Fields, readUnsent } from '../profile/unsent.ts';
import { useSession } from '../session/advisor.ts';
import { noticeEnd } from '../session/notice-end.ts';
import { catalogue } from './catalogue.ts';
import { keepCopy, limitedTo, readCopy, recoloured } from './copy.ts';
import { isLost, noteAge, useStale } from './stale.ts';

/** Has this browser's own choices follow what the server says, which may have been chosen on another device. */
function follow(own: OwnCalculator): void {
  storedModels.write(own.edited ? own.models : undefined);
  if (own.features.custom_color) storedPalette.write(own.palette);
}

/** The profile in an advisor's calculator. */
export const profileOf = ({ advisor }: OwnCalculator): StoredProfile => ({
  name: advisor.branding_name,
  headline: advisor.headline,
  whatsapp: advisor.whatsapp,
  photoUrl: advisor.uploaded ? '' : (advisor.photo_url ?? ''),
  uploadedImage: advisor.uploaded ? (advisor.photo_url ?? '') : '',
});

const withProfile = (own: OwnCalculator, profile: StoredProfile): OwnCalculator => {
  const { name, headline, whatsapp, photoUrl, uploadedImage } = profile;
  const advisor = {
    ...own.advisor,
    branding_name: name,
    headline,
    whatsapp,
    whatsapp_digits: normalisePhone(whatsapp) ?? '',
    photo_url: uploadedImage || photoUrl || null,
    uploaded: uploadedImage !== '',
  };
  return { ...own, advisor };
};

/** A calculator that looks as was chosen since. A layout is not known here, and comes with the next answer. */
export function withLook(own: OwnCalculator, { themeKey, palette }: Fields): OwnCalculator {
  const isTheme = themeKey !== undefined && parseLayoutKey(themeKey) === undefined;
  return recoloured({ ...own, ...(isTheme && { themeKey, layout: null }), ...(palette && { palette }) });
}

/** A calculator that does not show a layout which is there no more. */
export const withoutLayout = (own: OwnCalculator, id: number): OwnCalculator =>
  own.layout?.id === id ? withLook(own, { themeKey: defaultThemeId }) : own;

/** A calculator with a list of cars of its advisor's own. */
export const withModels = (own: OwnCalculator, models: readonly CarModel[]): OwnCalculator => ({
  ...own,
  models: models.map(model => ({
    ...model,
    brand: model.brand ?? defaultBrand,
    variants: [...model.variants],
  })),
  edited: true,
});

/** A calculator with what waits to be sent, which is newer. */
function withUnsent(own: OwnCalculator, userId: number): OwnCalculator {
  const unsent = readUnsent(userId);
  if (!unsent) return own;
  const { themeKey: _theme, palette: _palette, ...texts } = unsent.to;
  const updated = withProfile(own, storedOf({ ...changeOf(profileOf(own)), ...texts }));
  const looking = withLook(updated, unsent.to);
  return unsent.data && own.features.edit_data ? withModels(looking, unsent.data.models) : looking;
}

/** The calculator that was kept last, as far as what was granted lately opens it; undefined when none was. */
export function keptCalculator(userId: number): OwnCalculator | undefined {
  const copy = readCopy(userId);
  if (!copy) return undefined;
  noteAge(userId, { since: copy.at });
  const profile = readProfile();
  const last = profile ? withProfile(copy.calculator, profile) : copy.calculator;
  return limitedTo(withUnsent(last, userId), useSession.getState().access);
}

/**
 * The calculator of whoever is signed in; without an answer the one that was kept last, as far as what was granted
 * lately opens it.
 * @throws {ApiProblem} when there is neither
 */
export async function ownCalculator(userId: number): Promise<OwnCalculator> {
  try {
    const response = await api.embed.own();
    const own = withUnsent(response, userId);
    // Of whoever has signed out meanwhile nothing is kept.
    if (useSession.getState().user?.id !== userId) return own;
    keepCopy(userId, response);
    keepProfile(profileOf(own));
    follow(own);
    noteAge(userId);
    return own;
  } catch (failure) {
    noticeEnd(failure);
    const isOver = failure instanceof ApiProblem && failure.status === 401;
    const kept = isOver ? undefined : keptCalculator(userId);
    if (!kept) throw failure;
    noteAge(userId, { ...useStale.getState()[userId], isLost: isLost(failure) });
    return kept;
  }
}

/** The calculator of somebody without an account: the free themes, and a profile of this browser's own. */
export async function guestCalculator(): Promise<Embed> {
  const models = await catalogue();
  const { name = '', headline = '', whatsapp = '', photoUrl = '' } = readProfile() ?? {};
  return {
    advisor: {
      slug: '',
      branding_name: name,
      headline,
      whatsapp,
      whatsapp_digits: normalisePhone(whatsapp) ?? '',
      photo_url: photoUrl || null,
    },
    plan: 'basic',
    features: featuresOf(entitlements('basic')),
    themeKey: defaultThemeId,
    layout: null,
    palette: 'default',
    colours: { ...tokens(defaultPalette) },
    models,
  };
}

/** The calculator of an account, or of nobody's. */
export const calculatorFor = (owner: number | 'guest'): Promise<Embed> =>
  owner === 'guest' ? guestCalculator() : ownCalculator(owner);
