import { imageTypes, maxImageBytes } from '@loan-kereta/sdk/rules';
import { ImageUp } from 'lucide-react';
import { type ReactNode, type Ref, use, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { IsSending } from './is-sending.ts';
import styles from './picture-upload.module.css';
import { toast } from './toast.ts';

/** Takes the focus when the form refuses the picture. */
export interface PictureFocus {
  readonly focus: () => void;
}

interface PictureUploadProps {
  readonly label: string;
  readonly focus?: Ref<PictureFocus> | undefined;
  /** Sends the picture. @param progressed told how much of it is sent, from 0 to 1 @returns its address */
  readonly send: (file: File, progressed: (part: number) => void) => Promise<string>;
  readonly onUploaded: (address: string) => void;
  /** Told when a picture begins to be sent, and when that has ended. */
  readonly onBusy: (busy: boolean) => void;
  /** @returns what to say of a picture that could not be sent */
  readonly explain: (failure: unknown) => string;
  /** What is wrong with the picture that was sent before. */
  readonly error?: string | undefined;
  readonly text: {
    readonly upload: string;
    readonly uploading: (percent: number) => string;
    readonly uploaded: string;
    readonly uploadFailed: string;
    readonly notImage: string;
    readonly tooLarge: string;
  };
  /** What else can be done with the picture, beside the button; not shown while one is sent. */
  readonly children?: ReactNode;
}

/** A button that takes a picture from this device, sends it and shows how far it is. */
export function PictureUpload({
  label,
  focus,
  send,
  onUploaded,
  onBusy,
  explain,
  error,
  text,
  children,
}: PictureUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<number>();
  const [fault, setFault] = useState<string>();

  const take = async (file: File | undefined) => {
    if (!file) return;
    setFault(undefined);
    if (!imageTypes.some(type => type === file.type)) return setFault(text.notImage);
    if (file.size > maxImageBytes) return setFault(text.tooLarge);
    setSent(0);
    onBusy(true);
    try {
      onUploaded(await send(file, setSent));
      toast.good(text.uploaded);
    } catch (failure) {
      toast.bad(text.uploadFailed);
      setFault(explain(failure));
    } finally {
      setSent(undefined);
      onBusy(false);
    }
  };
  const said = fault ?? error;
  const isFormSending = use(IsSending);
  const button = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(false);
  useImperativeHandle(
    focus,
    () => ({
      focus: () => {
        wantsFocus.current = true;
      },
    }),
    [],
  );
  // A form refuses its fields while it is still sending, when the button is inert.
  useEffect(() => {
    if (!wantsFocus.current || isFormSending) return;
    wantsFocus.current = false;
    button.current?.focus();
  });
  const percent = Math.round((sent ?? 0) * 100);

  return (
    // A picture begun now would be in nothing that is sent, and gone with the form when that has arrived.
    <div className={styles.tools} inert={isFormSending}>
      <input
        ref={input}
        className={styles.file}
        type="file"
        accept={imageTypes.join()}
        tabIndex={-1}
        aria-hidden="true"
        onChange={event => {
          void take(event.target.files?.[0]);
          // The same file again, once it was mended, is a choice too.
          event.target.value = '';
        }}
      />
      <Button ref={button} busy={sent !== undefined} onClick={() => input.current?.click()}>
        {sent === undefined && <ImageUp aria-hidden="true" />}
        {sent === undefined ? text.upload : text.uploading(percent)}
      </Button>
      {sent === undefined && children}
      {sent !== undefined && <progress value={percent} max={100} aria-label={label} />}
      {said !== undefined && <Alert kind="bad">{said}</Alert>}
    </div>
  );
}
