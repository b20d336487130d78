import { ApiProblem, timeouts } from '@loan-kereta/sdk/client';
import type { Profile } from '@loan-kereta/sdk/contract';
import { api } from '../api/api.ts';
import { useSession } from '../session/advisor.ts';
import { keepProfile, type StoredProfile } from './stored.ts';
import { announceProfile } from './updates.ts';
import type { ProfileWords } from './words.ts';

/** The part of a profile that buyers read. */
type Face = Omit<Profile, 'slug' | 'themeKey' | 'palette'>;

/** The same as this browser keeps it. */
export const storedOf = (profile: Face): StoredProfile => ({
  name: profile.branding_name,
  headline: profile.headline,
  whatsapp: profile.whatsapp,
  photoUrl: profile.photo_url ?? '',
  uploadedImage: profile.uploaded_image ?? '',
});

/** And as it is sent: a link and an uploaded photo take each other's place. */
export const changeOf = ({ name, headline, whatsapp, photoUrl, uploadedImage }: StoredProfile): Face => ({
  branding_name: name,
  headline,
  whatsapp,
  photo_url: uploadedImage ? null : photoUrl || null,
  uploaded_image: uploadedImage || null,
});

/** Has this browser fetch anew what buyers are sent, of which it may hold a copy for a minute. */
export async function fetchAnew(slug: string): Promise<void> {
  await fetch(`/api/embed/${slug}`, { cache: 'reload' }).catch(() => {});
}

/** Has every window show what was changed, and this browser what buyers are sent: whoever has changed it looks at it next. */
export function publish(slug: string): void {
  announceProfile();
  void fetchAnew(slug);
}

type Change = Parameters<typeof api.profile.save>[0]['body'];

/** Saves what is given of the profile, and has every window show it. @throws {ApiProblem} */
export async function saveProfile(change: Change): Promise<Profile> {
  const userId = useSession.getState().user?.id;
  const saved = await api.profile.save({ body: change, ...timeouts.profileSave });
  // Of whoever has signed out meanwhile nothing is kept.
  if (useSession.getState().user?.id === userId) keepProfile(storedOf(saved));
  publish(saved.slug);
  return saved;
}

/** Whether there was no answer. */
export const isUnreachable = (failure: unknown): failure is ApiProblem =>
  failure instanceof ApiProblem && (failure.code === 'network_failed' || failure.code === 'timed_out');

/** Statuses that refuse the data itself: sent again, it would be refused again. */
const refusesData: readonly number[] = [400, 409, 422];

/** Whether a save that failed is kept to be sent later: for every reason but a refusal of its data, or of its plan. */
export const isKeptForLater = (failure: unknown): failure is ApiProblem =>
  failure instanceof ApiProblem &&
  !refusesData.includes(failure.status) &&
  !failure.code.endsWith('_not_in_plan');

/** What is said of a profile that could not be saved. */
export function explainSave(failure: unknown, text: ProfileWords): string {
  if (!(failure instanceof ApiProblem)) return text.failed;
  const { code, status, detail, isExplained } = failure;
  if (code === 'timed_out') return text.timedOut;
  if (code === 'network_failed') return navigator.onLine ? text.unreachable : text.offline;
  // Another than our server, such as a proxy, has refused with a sentence of its own.
  if (code === 'unexpected_response' && isExplained) return detail;
  if (status >= 500) return text.serverFailed;
  if (!isExplained || status === 404) return text.misconfigured;
  if (status === 400) return text.invalid;
  return status === 401 ? text.sessionOver : detail;
}
