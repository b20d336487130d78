import { modelName, perodua } from '@loan-kereta/sdk/catalogue';
import { calculateLoan, formatRM } from '@loan-kereta/sdk/loan';
import { useState } from 'react';
import { useMatches } from 'react-router';
import { useWords } from '../../language/dictionary.ts';
import { useSession } from '../../session/advisor.ts';
import styles from './pitch.module.css';
import { frameWords } from './words.ts';

const years = 9;
const model = perodua.find(({ code }) => code === 'myvi');
// As the front page's calculator begins, so that one car has one figure on both.
const variant = model?.variants[0];

/**
 * What a signed-in advisor has, in a picture: a real figure on the front page's evening. Who came as one, to see to the
 * account, reads that it goes on, and an admin what the console is. Only where there is room.
 */
export function Pitch() {
  const { pitch, meanwhile, forAdmins, example } = useWords(frameWords);
  const isForAdmins = useMatches().at(-1)?.id.startsWith('admin') === true;
  const [cameIn] = useState(() => useSession.getState().status === 'signed-in');
  if (!model || !variant) return null;
  const [first, second] = isForAdmins ? forAdmins : cameIn ? meanwhile : pitch;
  const { rate } = model;
  const { instalment } = calculateLoan({ otr: variant.otr, deposit: 0, rate, years });
  return (
    <aside className={styles.pitch} aria-label={example.title}>
      <p className={styles.words}>
        {first} <em>{second}</em>
      </p>
      <div className={styles.card}>
        <p className={styles.car} translate="no">
          {modelName(model)} <span>{variant.name}</span>
        </p>
        <p className={styles.figure}>
          {formatRM(instalment)} <span>{example.monthly}</span>
        </p>
        <p className={styles.terms}>
          <span>{example.otr(formatRM(variant.otr))}</span>
          <span>{example.terms(years, rate.toFixed(2))}</span>
        </p>
      </div>
    </aside>
  );
}
