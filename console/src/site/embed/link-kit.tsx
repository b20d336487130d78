import { saveFile } from '@loan-kereta/widget/ui/save-file.ts';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { noteShared } from '../first-steps/kept.ts';
import styles from './place.module.css';
import { qrPath, qrPng } from './qr.ts';
import { embedWords } from './words.ts';

interface LinkKitProps {
  readonly slug: string;
  readonly address: string;
  /** The address of the picture of an offer; absent where the advisor has no car. */
  readonly offer?: string | undefined;
}

/** The picture of the offer and the QR code, which go with a link where nothing else works. */
export function LinkKit({ slug, address, offer }: LinkKitProps) {
  const { place: text, address: addressText, failed } = useWords(embedWords);
  const { size, path } = useMemo(() => qrPath(address), [address]);
  const saveCode = () =>
    qrPng(address).then(
      picture => {
        saveFile(`loan-kereta-${slug}-qr.png`, picture);
        noteShared();
      },
      () => toast.bad(failed),
    );
  return (
    <div className={styles.kit}>
      {offer && (
        <div className={styles.piece}>
          <img className={styles.offer} src={offer} alt={text.offer} width="1200" height="630" />
          <ButtonLink
            to={offer}
            reloadDocument
            download={`loan-kereta-${slug}.png`}
            look="quiet"
            size="small"
            onClick={noteShared}
          >
            <Download aria-hidden="true" />
            {text.saveOffer}
          </ButtonLink>
        </div>
      )}
      <div className={styles.piece}>
        <svg
          className={styles.qr}
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={addressText.qr(address)}
        >
          <path className={styles.light} d={`M0 0h${size}v${size}H0z`} />
          <path d={path} />
        </svg>
        <Button look="quiet" size="small" onClick={() => void saveCode()}>
          <Download aria-hidden="true" />
          {text.saveCode}
        </Button>
      </div>
    </div>
  );
}
