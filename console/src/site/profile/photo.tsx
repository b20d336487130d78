import { initialOf, maxImageMegabytes } from '@loan-kereta/sdk/rules';
import { Trash2, UserRound } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { explain } from '../../api/explain.ts';
import { uploadPicture } from '../../api/upload.ts';
import { useWords } from '../../language/dictionary.ts';
import { noticeEnd } from '../../session/notice-end.ts';
import { Button } from '../../ui/button.tsx';
import { PictureUpload } from '../../ui/picture-upload.tsx';
import styles from './photo.module.css';
import { profilePageWords } from './words.ts';

/** A photo, or the first letter of the name where there is none or it cannot be shown. */
export function Portrait({ name, photo }: { readonly name: string; readonly photo: string }) {
  const [broken, setBroken] = useState('');
  return (
    <span className={styles.portrait} aria-hidden="true">
      {photo !== '' && photo !== broken ? (
        <img src={photo} alt="" onError={() => setBroken(photo)} />
      ) : (
        initialOf(name) || <UserRound />
      )}
    </span>
  );
}

interface PhotoProps
  extends Pick<ComponentProps<typeof PictureUpload>, 'onUploaded' | 'onBusy' | 'error' | 'focus'> {
  readonly name: string;
  /** The address of the photo that is shown; empty without one. */
  readonly photo: string;
  readonly onRemove: () => void;
}

/** The photo with what changes it. */
export function Photo({ name, photo, onRemove, ...upload }: PhotoProps) {
  const text = useWords(profilePageWords);
  return (
    <fieldset className={styles.photo}>
      <legend>{text.photo}</legend>
      <div className={styles.row}>
        <Portrait name={name} photo={photo} />
        <PictureUpload
          label={text.photo}
          {...upload}
          send={uploadPicture}
          explain={failure => {
            noticeEnd(failure);
            return explain(failure, { failed: text.uploadFailed, unreachable: text.uploadFailed });
          }}
          text={{ ...text, upload: photo ? text.replace : text.upload }}
        >
          {photo !== '' && (
            <Button look="quiet" onClick={onRemove}>
              <Trash2 aria-hidden="true" />
              {text.remove}
            </Button>
          )}
        </PictureUpload>
      </div>
      <p className={styles.hint}>{text.photoHint(maxImageMegabytes)}</p>
    </fieldset>
  );
}
