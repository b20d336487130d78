import { reading as malay } from '@loan-kereta/sdk/languages/ms/calculator';
import { readingSentence } from '@loan-kereta/sdk/wording';
import { useState } from 'react';
import { adopting } from '../ui/adopt.ts';
import { useWords } from '../ui/use-words.ts';
import css from './box-fault.css?inline';
import { type FaultDetail, faultEvent } from './box-reader.ts';
import { Hears } from './hears.tsx';

const adopt = adopting(css);
const events = ['input', faultEvent];

/** Puts a sentence under a box, or over it where the window ends before, within the width of the calculator. */
function placeBeside(node: HTMLElement, box: HTMLElement): void {
  const [from, to] = [node.getBoundingClientRect(), box.getBoundingClientRect()];
  const room = node.parentElement?.getBoundingClientRect().right ?? to.right;
  const left = Math.min(to.left, Math.max(from.left, room - from.width));
  const under = to.bottom + 6;
  const top = under + from.height > innerHeight ? to.top - 6 - from.height : under;
  node.style.transform = `translate(${left - from.left}px, ${top - from.top}px)`;
}

/** The sentence that says what was read of a text that is not taken, until something else is typed. */
export function BoxFault() {
  const [fault, tell] = useState<FaultDetail>();
  const say = useWords('reading', malay);
  const [hear] = useState(
    () => (event: Event) =>
      tell(event.type === 'input' ? undefined : (event as CustomEvent<FaultDetail>).detail),
  );
  const words = { money: say('money'), percent: say('percent'), ambiguous: say('ambiguous') };
  return (
    <>
      {/* Before the box itself, which tells its next fault while the event is on its way. */}
      <Hears events={events} hear={hear} capture />
      {fault && (
        <p
          role="alert"
          className="lk-fault"
          ref={node => {
            if (!node) return;
            adopt(node);
            placeBeside(node, fault.box);
          }}
        >
          {readingSentence(words, fault.field === 'rate' ? 'percent' : 'money', fault.text, fault.reading)}
        </p>
      )}
    </>
  );
}
