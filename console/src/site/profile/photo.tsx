import { imageTypes, maxImageBytes } from '@loan-kereta/sdk/rules';
import { ImageUp, Trash2, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { uploadPicture } from '../../api/upload.ts';
import { useWords } from '../../language/dictionary.ts';
import { noticeEnd } from '../../session/notice-end.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { explain } from '../explain.ts';
import styles from './photo.module.css';
import { profilePageWords } from './words.ts';

/** A photo, or the first letter of the name where there is none or it cannot be shown. */
export function Portrait({ name, photo }: { readonly name: string; readonly photo: string }) {
  const [broken, setBroken] = useState('');
  const initial = [...name.trim()][0]?.toUpperCase();
  return (
    <span className={styles.portrait} aria-hidden="true">
      {photo !== '' && photo !== broken ? (
        <img src={photo} alt="" onError={() => setBroken(photo)} />
      ) : (
        (initial ?? <UserRound />)
      )}
    </span>
  );
}

interface PhotoProps {
  readonly name: string;
  /** The address of the photo that is shown; empty without one. */
  readonly photo: string;
  readonly onUploaded: (address: string) => void;
  readonly onRemove: () => void;
}

/** The photo with what changes it. */
export function Photo({ name, photo, onUploaded, onRemove }: PhotoProps) {
  const text = useWords(profilePageWords);
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<number>();
  const [fault, setFault] = useState<string>();

  const send = async (file: File | undefined) => {
    if (!file) return;
    setFault(undefined);
    if (!imageTypes.some(type => type === file.type)) return setFault(text.notImage);
    if (file.size > maxImageBytes) return setFault(text.tooLarge);
    setSent(0);
    try {
      onUploaded(await uploadPicture(file, setSent));
      toast.good(text.uploaded);
    } catch (failure) {
      noticeEnd(failure);
      const { uploadFailed } = text;
      toast.bad(uploadFailed);
      setFault(explain(failure, { failed: uploadFailed, unreachable: uploadFailed }));
    } finally {
      setSent(undefined);
    }
  };
  const percent = Math.round((sent ?? 0) * 100);

  return (
    <fieldset className={styles.photo}>
      <legend>{text.photo}</legend>
      <div className={styles.row}>
        <Portrait name={name} photo={photo} />
        <div className={styles.tools}>
          <input
            ref={input}
            className={styles.file}
            type="file"
            accept={imageTypes.join()}
            tabIndex={-1}
            aria-hidden="true"
            onChange={event => {
              void send(event.target.files?.[0]);
              // The same file again, once it was mended, is a choice too.
              event.target.value = '';
            }}
          />
          <Button busy={sent !== undefined} onClick={() => input.current?.click()}>
            {sent === undefined && <ImageUp aria-hidden="true" />}
            {sent === undefined ? (photo ? text.replace : text.upload) : text.uploading(percent)}
          </Button>
          {photo !== '' && sent === undefined && (
            <Button look="quiet" onClick={onRemove}>
              <Trash2 aria-hidden="true" />
              {text.remove}
            </Button>
          )}
          {sent !== undefined && <progress value={percent} max={100} aria-label={text.photo} />}
        </div>
      </div>
      <p className={styles.hint}>{text.photoHint}</p>
      {fault !== undefined && <Alert kind="bad">{fault}</Alert>}
    </fieldset>
  );
}
