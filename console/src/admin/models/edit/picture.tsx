import { maxImageMegabytes } from '@loan-kereta/sdk/rules';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { explain } from '../../../api/explain.ts';
import { uploadCarPicture } from '../../../api/upload.ts';
import { useWords } from '../../../language/dictionary.ts';
import { noticeEnd } from '../../../session/notice-end.ts';
import { Button } from '../../../ui/button.tsx';
import { PictureUpload } from '../../../ui/picture-upload.tsx';
import type { Car } from '../list.ts';
import { Thumb } from '../thumb.tsx';
import { carWords } from '../words.ts';
import styles from './form.module.css';
import { formWords } from './words.ts';

interface PictureProps {
  readonly car: Pick<Car, 'brand' | 'code' | 'model' | 'body' | 'image'>;
  /** @param address of another picture; empty for none */
  readonly onChange: (address: string) => void;
  /** Told when a picture begins to be sent, and when that has ended. */
  readonly onBusy: (busy: boolean) => void;
  /** The field for a link. */
  readonly children: ReactNode;
}

/** How the car will look to buyers, and what changes that. */
export function Picture({ car, onChange, onBusy, children }: PictureProps) {
  const text = useWords(formWords);
  const { unreachable } = useWords(carWords);
  const has = car.image !== null;
  return (
    <fieldset className={styles.picture}>
      <legend>{text.picture}</legend>
      <Thumb car={car} large />
      <PictureUpload
        label={text.picture}
        send={uploadCarPicture}
        onUploaded={onChange}
        onBusy={onBusy}
        explain={failure => {
          noticeEnd(failure, 'admin');
          return explain(failure, { failed: text.uploadFailed, unreachable });
        }}
        text={{ ...text, upload: has ? text.replace : text.upload }}
      >
        {has && (
          <Button look="quiet" onClick={() => onChange('')}>
            <Trash2 aria-hidden="true" />
            {text.remove}
          </Button>
        )}
      </PictureUpload>
      <p className={styles.hint}>{text.pictureHint(maxImageMegabytes)}</p>
      {children}
    </fieldset>
  );
}
