import { saveFile } from '@loan-kereta/widget/ui/save-file.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { isAdminHere, useAdmin } from '../../session/admin.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { useLeaveQuestion } from '../../ui/use-leave-question.ts';
import styles from './page.module.css';
import { adminsWords } from './words.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Recovery codes, which nobody sees again once this is closed. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { second: text } = useWords(adminsWords);
  const email = useAdmin(state => state.admin?.email);
  const file = () => `${text.codesTitle} ${email}\n\n${codes.join('\n')}\n`;
  const [kept, setKept] = useState(false);
  useLeaveQuestion({ unsaved: !kept, isSignedIn: isAdminHere, part: 'part', text: text.lostText });
  const close = async () => {
    const { lostQuestion: title, lostText, lostAction: action } = text;
    if (kept || (await confirm({ title, text: lostText, action, hurts: true }))) onClose();
  };
  return (
    <Dialog open onClose={() => void close()} title={text.codes} description={text.codesText}>
      <div className={styles.setup}>
        <ul className={styles.codes}>
          {codes.map(code => (
            <li key={code}>
              <code translate="no">{code}</code>
            </li>
          ))}
        </ul>
        <DialogActions>
          <CopyButton text={codes.join('\n')} onCopied={() => setKept(true)} />
          <Button
            onClick={() => {
              saveFile('loan-kereta-recovery-codes.txt', new Blob([file()], { type: 'text/plain' }));
              setKept(true);
            }}
          >
            <Download aria-hidden="true" />
            {text.save}
          </Button>
          <Button look="primary" onClick={onClose}>
            {text.kept}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
