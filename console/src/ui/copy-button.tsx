import { Check, Copy } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { useWords } from '../language/dictionary.ts';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';
import { kitWords } from './words.ts';

/** How long the button says that it worked, in ms. */
const copiedFor = 3000;

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'size'> {
  /** What goes to the clipboard. */
  readonly text: string;
  /** What the button says; 'Copy' unless told. */
  readonly label?: string;
  readonly onCopied?: () => void;
}

/** Copies a text and says so. Where the clipboard is closed to us, it says that too. */
export function CopyButton({ text, label, look, size, onCopied }: CopyButtonProps) {
  const words = useWords(kitWords);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(setCopied, copiedFor, false);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (!(await copyText(text, words.copyFailed))) return;
    setCopied(true);
    onCopied?.();
  };
  return (
    <>
      <Button look={look} size={size} onClick={() => void copy()}>
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {copied ? words.copied : (label ?? words.copy)}
      </Button>
      {/* Beside it: of its own words those would be said, too, that come back. */}
      <span className="only-read" role="status">
        {copied && words.copied}
      </span>
    </>
  );
}
