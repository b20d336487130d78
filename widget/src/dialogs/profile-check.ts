import type { ToolWords } from '@loan-kereta/sdk/languages';
import { imageTypes, maxImageBytes, pictureLink, profileFaults } from '@loan-kereta/sdk/rules';
import type { ProfileDraft } from '../advisor/services.ts';

/** What is wrong, by field, as the key of the sentence that says so. */
export type ProfileFaults = Partial<Record<keyof ProfileDraft, keyof ToolWords>>;

/** The draft as it is saved: trimmed, and with an uploaded image or a link, by https, but not both. */
export function tidy({ name, headline, whatsapp, photoUrl, uploadedImage }: ProfileDraft): ProfileDraft {
  const link = photoUrl.trim();
  return {
    name: name.trim(),
    headline: headline.trim(),
    whatsapp: whatsapp.trim(),
    photoUrl: uploadedImage ? '' : (pictureLink(link) ?? link),
    uploadedImage,
  };
}

const said = { name: 'fillRequired', whatsapp: 'badPhone', photoUrl: 'badUrl' } as const;

export const faultsOf = (draft: ProfileDraft): ProfileFaults =>
  Object.fromEntries(profileFaults(draft).map(field => [field, said[field]]));

/** Why a file cannot be the avatar; undefined when it can. The server looks at its content. */
export function imageFault({ type, size }: File): keyof ToolWords | undefined {
  if (!imageTypes.some(each => each === type)) return 'notImage';
  return size > maxImageBytes ? 'imageTooLarge' : undefined;
}
