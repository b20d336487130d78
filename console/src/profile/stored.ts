import { storage } from '../browser/storage.ts';

/** What this browser remembers of a profile: for a guest, and while the server cannot be asked. */
export interface StoredProfile {
  readonly name: string;
  readonly headline: string;
  readonly whatsapp: string;
  /** A link to a photo; empty without one, or with an uploaded one. */
  readonly photoUrl: string;
  /** The address of an uploaded photo; empty without one. */
  readonly uploadedImage: string;
}

const profileKey = 'lk.profile';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The profile that was kept last; undefined when there is none, or what is kept cannot be read. */
export function readProfile(): StoredProfile | undefined {
  const stored = storage.readRecord(profileKey);
  if (!stored) return undefined;
  return {
    name: textOf(stored.name),
    headline: textOf(stored.headline),
    whatsapp: textOf(stored.wa),
    photoUrl: textOf(storage.read('userPhotoUrl')),
    uploadedImage: textOf(storage.read('userUploadedImage')),
  };
}

/** Keeps a profile under the keys that are specified for it. */
export function keepProfile({ name, headline, whatsapp, photoUrl, uploadedImage }: StoredProfile): void {
  const avatar = uploadedImage || photoUrl;
  storage.write(profileKey, JSON.stringify({ name, headline, wa: whatsapp, avatar }));
  storage.write('userBranding', name);
  storage.write('userWhatsapp', whatsapp);
  storage.write('userPhotoUrl', photoUrl);
  storage.write('userUploadedImage', uploadedImage);
}
