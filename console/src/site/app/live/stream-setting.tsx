import { longestStreamNote, streamFormats } from '@loan-kereta/sdk/rules';
import { useWords } from '../../../language/dictionary.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import styles from './live.module.css';
import { useStreamSetting } from './setting.ts';
import { liveWords } from './words.ts';

/** The countdowns to choose from, in minutes; 0 for none. */
const countdowns = [0, 5, 10, 15, 30, 60];

interface StreamSettingsProps {
  /** Whether this tab steers a stream, which can then be hidden. */
  readonly isOn: boolean;
}

/** Chooses the form of the stream, hides it, and sets the line and the countdown beside the figures. */
export function StreamSettings({ isOn }: StreamSettingsProps) {
  const text = useWords(liveWords);
  const { format, hidden, note, minutes, until } = useStreamSetting();
  const isCounting = until !== undefined && Date.parse(until) > Date.now();
  return (
    <div className={styles.setting}>
      <Select
        label={text.format}
        value={format}
        options={streamFormats.map(value => ({ value, label: text.formats[value] }))}
        onChoose={value => useStreamSetting.setState({ format: value })}
      />
      {format !== 'calculator' && (
        <>
          <TextField
            label={text.note}
            name="note"
            optional
            value={note}
            maxLength={longestStreamNote}
            onChange={({ currentTarget }) => useStreamSetting.setState({ note: currentTarget.value })}
          />
          <Select
            label={text.countdown}
            value={`${(isCounting && minutes) || 0}`}
            options={countdowns.map(count => ({
              value: `${count}`,
              label: count === 0 ? text.noCountdown : text.minutes(count),
            }))}
            onChoose={value => {
              const count = Number(value);
              useStreamSetting.setState({
                minutes: count || undefined,
                until: count ? new Date(Date.now() + count * 60_000).toISOString() : undefined,
              });
            }}
          />
        </>
      )}
      {isOn && (
        <Button onClick={() => useStreamSetting.setState({ hidden: !hidden })}>
          {hidden ? text.show : text.hide}
        </Button>
      )}
    </div>
  );
}
