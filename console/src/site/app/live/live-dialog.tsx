import type { Stream, StreamState } from '@loan-kereta/sdk/contract';
import { pages } from '@loan-kereta/sdk/pages';
import { pairingCode } from '@loan-kereta/sdk/rules';
import { findTemplate } from '@loan-kereta/widget/templates';
import { LoaderCircle, Radio } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { api } from '../../../api/api.ts';
import { explain } from '../../../api/explain.ts';
import { useWords } from '../../../language/dictionary.ts';
import { noticeEnd } from '../../../session/notice-end.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { qrPath } from '../../embed/qr.ts';
import { askedBy } from '../asked.ts';
import styles from './live.module.css';
import { endStreamSetting, useStreamSetting } from './setting.ts';
import { SourceAddress } from './source-address.tsx';
import { StreamSettings } from './stream-setting.tsx';
import { liveWords } from './words.ts';

/** A code to be used, how many overlays there were before, and until when it is good, in ms since 1970. */
interface Pairing {
  readonly code: string;
  readonly before: number;
  readonly until: number;
}

/** A code as it is read: in two halves. */
const written = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`;

function Code({ code }: { readonly code: string }) {
  const text = useWords(liveWords);
  // Behind the #, where neither a server nor its log sees it.
  const address = `${window.location.origin}${pages.overlay.path}#${written(code)}`;
  const { size, path } = qrPath(address);
  return (
    <div className={styles.pairing}>
      <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text.qr}>
        <path d={path} />
      </svg>
      <div className={styles.words}>
        <p className={styles.label}>{text.code}</p>
        <p className={styles.code} translate="no">
          {written(code)}
        </p>
        <p className={styles.hint}>{text.codeHint}</p>
        <CopyButton text={address} label={text.copy} look="primary" />
      </div>
    </div>
  );
}

/** The pages that show the calculator in a fixed frame. */
const frames = [pages.cleanWhite, pages.minimalCard, pages.imageHighlight, pages.shadowGlass];

/** Leads to what can be filmed of the phone itself, without an overlay. */
function Filming({ onLeave }: { readonly onLeave: () => void }) {
  const text = useWords(liveWords);
  const { isLive } = askedBy(new URLSearchParams(useLocation().search));
  const { path } = pages.app;
  const leave = () => {
    // Nothing stands over what is filmed.
    toast.clear();
    onLeave();
  };
  return (
    <div className={styles.film}>
      <p>{text.film}</p>
      <Link to={isLive ? path : `${path}?presenter=1`} onClick={leave}>
        {isLive ? text.filmNoMore : text.filmHere}
      </Link>
      <p>{text.templates}</p>
      <ul>
        {frames.map(({ path }) => (
          <li key={path}>
            <Link to={`${path}?presenter=1`} onClick={leave}>
              {findTemplate(path.split('/').at(-1) ?? '')?.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LiveDialogProps {
  readonly open: boolean;
  /** Those of the calculator, among whose dialogs this one stands. */
  readonly colours: CSSProperties;
  readonly stream: Stream | undefined;
  /** The time since when the lasting address for OBS holds; null without one, undefined while that is not known. */
  readonly addressSince: string | null | undefined;
  /** Whether it is steered by this tab. */
  readonly steers: boolean;
  /** What the overlay begins with. */
  readonly state: StreamState | undefined;
  /** This tab has opened the stream, or taken it over. */
  readonly onSteer: () => void;
  /** The stream was opened, taken over or ended. */
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
}

/** Opens the live stream, pairs its overlays, and ends it. */
export function LiveDialog({
  open,
  colours,
  stream,
  addressSince,
  steers,
  state,
  onSteer,
  onChanged,
  onClose,
}: LiveDialogProps) {
  const text = useWords(liveWords);
  const [pairing, setPairing] = useState<Pairing>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const overlays = stream?.overlays ?? 0;
  const screens = overlays + (stream?.sources ?? 0);
  const hidden = useStreamSetting(setting => setting.hidden);
  const isOn = stream !== undefined;
  const isWaiting = pairing !== undefined && screens === 0 && !hidden;
  // A code is used up once there is one overlay more, and worth nothing once the dialog is closed or the stream over.
  useEffect(() => {
    if (!open || (pairing && overlays > pairing.before)) setPairing(undefined);
  }, [open, overlays, pairing]);
  // The stream that a code was made for may be known here a little later than the code.
  useEffect(() => (isOn ? () => setPairing(undefined) : undefined), [isOn]);
  useEffect(() => {
    if (!pairing) return;
    const timer = setTimeout(() => {
      setPairing(undefined);
      setProblem(text.codeOver);
    }, pairing.until - Date.now());
    return () => clearTimeout(timer);
  }, [pairing, text]);

  const act = (work: () => Promise<void>) => async () => {
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (failure) {
      noticeEnd(failure);
      setProblem(explain(failure, text));
    }
    setBusy(false);
  };
  const pair = act(async () => {
    if (!state) return;
    const { code } = await api.streams.open({ body: state });
    const until = Date.now() + pairingCode.milliseconds;
    onSteer();
    await onChanged();
    setPairing({ code, before: overlays, until });
  });
  const end = act(async () => {
    await api.streams.close();
    endStreamSetting();
    await onChanged();
    onClose();
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.title}
      description={text.lead}
      tool={{ icon: <Radio />, colours }}
    >
      {pairing ? (
        <Code code={pairing.code} />
      ) : (
        !stream && (
          <ol className={styles.steps}>
            {text.steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )
      )}
      {(!stream || steers) && <StreamSettings isOn={stream !== undefined} />}
      <SourceAddress
        since={addressSince}
        busy={busy}
        onWork={work => void act(work)()}
        onChanged={onChanged}
      />
      {!stream && <Filming onLeave={onClose} />}
      {stream && (
        <p className={styles.status} role="status">
          {isWaiting ? (
            <LoaderCircle className={styles.spinner} aria-hidden="true" />
          ) : (
            <span className={screens > 0 && !hidden ? styles.light : styles.dimmed} aria-hidden="true" />
          )}
          {steers
            ? hidden
              ? text.hidden
              : isWaiting
                ? text.waiting
                : text.connected(screens)
            : text.elsewhere}
        </p>
      )}
      {problem && <Alert kind="bad">{problem}</Alert>}
      <DialogActions>
        {stream && (
          <Button look="danger" busy={busy} onClick={() => void end()}>
            {text.end}
          </Button>
        )}
        {!pairing && (
          <Button look="primary" busy={busy} disabled={!state} onClick={() => void pair()}>
            {stream ? (steers ? text.another : text.takeOver) : text.goLive}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
