import { normalisePhone } from '@loan-kereta/sdk/wording';
import type { AdvisorWords } from '@loan-kereta/sdk/wording/advisor';
import type { ProfileDraft } from '../advisor/services.ts';

/** The most characters that each field takes. */
export const limits = { name: 50, headline: 120, whatsapp: 20, photoUrl: 500 };
/** The most that an image may weigh, in bytes. */
const imageLimit = 2 * 1024 * 1024;

/** What is wrong, by field, as the key of the sentence that says so. */
export type ProfileFaults = Partial<Record<keyof ProfileDraft, keyof AdvisorWords>>;

/** The draft as it is saved: trimmed, and with an uploaded image or a link but not both. */
export function tidy({ name, headline, whatsapp, photoUrl, uploadedImage }: ProfileDraft): ProfileDraft {
  return {
    name: name.trim(),
    headline: headline.trim(),
    whatsapp: whatsapp.trim(),
    photoUrl: uploadedImage ? '' : photoUrl.trim(),
    uploadedImage,
  };
}

/** Checks a tidy draft; an empty number or link is no fault. */
export function faultsOf({ name, whatsapp, photoUrl }: ProfileDraft): ProfileFaults {
  return {
    ...(!name && { name: 'fillRequired' }),
    ...(whatsapp && !normalisePhone(whatsapp) && { whatsapp: 'badPhone' }),
    ...(photoUrl && !/^https?:\/\/\S+$/.test(photoUrl) && { photoUrl: 'badUrl' }),
  };
}

/** Why a file cannot be the avatar; undefined when it can. The server looks at its content. */
export function imageFault({ type, size }: File): keyof AdvisorWords | undefined {
  if (!/^image\/(jpeg|png|gif|webp)$/.test(type)) return 'notImage';
  return size > imageLimit ? 'imageTooLarge' : undefined;
}
