import { hostedPath } from '@loan-kereta/sdk/pages';
import { uploadPicture } from '../api/upload.ts';
import { useLanguage } from '../language/language.ts';
import { noticeEnd } from '../session/notice-end.ts';
import { toast } from '../ui/toast.ts';
import { noticeId } from './notice.ts';
import { explainSave } from './save.ts';
import { saveOrKeep } from './save-or-keep.ts';
import { changed, type Fields, namesOf, only, photo } from './unsent.ts';
import { profileWords } from './words.ts';

/** A saved change of a profile. */
export interface Change {
  readonly userId: number;
  /** Names the advisor's page; undefined while it is not known. */
  readonly slug: string | undefined;
  /** The profile before the change; fields that are not known are absent. */
  readonly from: Fields;
  /** The changed fields. */
  readonly to: Fields;
  /** The uploaded photo before the change, because the server deletes it when another is saved. */
  readonly photo?: File | undefined;
}

/** The longest wait of a save for the photo that it replaces, in ms. */
const photoMilliseconds = 3000;

const changesPhoto = (from: Fields, to: Fields) => changed(from, to).some(name => photo.includes(name));

/** Fetches the uploaded photo that a change replaces; undefined without one, and where it cannot be fetched. */
export async function replacedPhoto(from: Fields, to: Fields): Promise<File | undefined> {
  if (!from.uploaded_image || !changesPhoto(from, to)) return undefined;
  try {
    const response = await fetch(from.uploaded_image, { signal: AbortSignal.timeout(photoMilliseconds) });
    const bytes = await response.blob();
    return response.ok ? new File([bytes], 'photo', { type: bytes.type }) : undefined;
  } catch {
    return undefined;
  }
}

/** The fields that bring back the profile before a change; undefined where some of them are not known. */
function former({ from, to, photo: file }: Change): Fields | undefined {
  const names = [...changed(from, to), ...(changesPhoto(from, to) ? photo : [])];
  const isKnown = names.every(name => name in from);
  const isPhotoLost = names.includes('uploaded_image') && Boolean(from.uploaded_image) && !file;
  return isKnown && !isPhotoLost ? only(from, names) : undefined;
}

const read = () => profileWords.read(useLanguage.getState().language);

async function undo(change: Change, fields: Fields): Promise<void> {
  const text = await read();
  try {
    const isUpload = fields.uploaded_image && change.photo;
    const uploaded_image = isUpload && (await uploadPicture(change.photo, () => {}));
    const back = { ...fields, ...(uploaded_image && { uploaded_image }) };
    const failure = await saveOrKeep(change.userId, { ...change.from, ...change.to }, back);
    noticeEnd(failure);
    toast.good(failure ? `${explainSave(failure, text)} ${text.kept}` : text.undone);
  } catch (failure) {
    noticeEnd(failure);
    toast.bad(explainSave(failure, text));
    throw failure;
  }
}

/**
 * Shows a notice that buyers see a change, with an Undo and a link to the advisor's page.
 * @param saved a message that stands before it
 * @param undone called with the former fields once they are saved
 */
export async function showPublished(
  change: Change,
  { saved = '', undone }: { readonly saved?: string; readonly undone: (fields: Fields) => void },
): Promise<void> {
  if (changed(change.from, change.to).length === 0) return;
  const text = await read();
  const fields = former(change);
  toast.good(`${saved} ${text.published}`.trim(), {
    id: noticeId,
    ...(change.slug && { data: { link: { text: text.seePublished, href: hostedPath(change.slug) } } }),
    ...(fields &&
      namesOf(fields).length > 0 && {
        action: {
          text: text.undo,
          onPress: () =>
            void undo(change, fields).then(
              () => undone(fields),
              () => {},
            ),
        },
      }),
  });
}

/** Shows a notice that a look is tried during a live only, with a button that publishes it. */
export async function showTried(publish: () => Promise<void>): Promise<void> {
  const text = await read();
  toast.good(text.tried, {
    id: noticeId,
    action: {
      text: text.publish,
      onPress: () => void publish().catch((failure: Error) => toast.bad(failure.message)),
    },
  });
}
