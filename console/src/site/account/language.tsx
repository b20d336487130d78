import type { AccountSettings } from '@loan-kereta/sdk/contract';
import { languageCodes } from '@loan-kereta/sdk/languages/codes';
import { languages } from '@loan-kereta/sdk/languages/names';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { type Language as Code, useLanguage } from '../../language/language.ts';
import { settingsQuery } from '../../profile/queries.ts';
import { Button } from '../../ui/button.tsx';
import { FoldingCard } from '../../ui/folding-card.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';
import { useChooseLanguage } from '../../ui/use-choose-language.ts';
import styles from './page.module.css';
import { accountWords } from './words.ts';

/** The language of these pages and of the account's mails. */
export function Language({ settings }: { readonly settings: AccountSettings }) {
  const { languageCard: text, ...words } = useWords(accountWords);
  const language = useLanguage(state => state.language);
  const chooseLanguage = useChooseLanguage();
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (chosen: Code) => api.account.saveSettings({ body: { language: chosen } }),
    onSuccess: saved => client.setQueryData(settingsQuery.queryKey, saved),
    onError: failure => toast.bad(explain(failure, words)),
  });
  const choose = (chosen: Code) => {
    chooseLanguage(chosen);
    saving.mutate(chosen);
  };
  const mails = settings.language;
  return (
    <FoldingCard title={text.title} text={text.text} state={languages[language].name}>
      <Select
        label={text.label}
        labelHidden
        value={language}
        options={languageCodes.map(code => ({ value: code, label: languages[code].name, lang: code }))}
        onChoose={choose}
      />
      {mails !== language && (
        <div className={styles.row}>
          <p className={styles.quiet}>{mails ? text.mails(languages[mails].name) : text.allMails}</p>
          <Button size="small" busy={saving.isPending} onClick={() => saving.mutate(language)}>
            {text.mailsIn(languages[language].name)}
          </Button>
        </div>
      )}
    </FoldingCard>
  );
}
