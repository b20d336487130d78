import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/dictionary.ts';
import { plansQuery } from '../../profile/queries.ts';
import { Card } from '../../ui/card.tsx';
import { WhatsappAdmin } from './whatsapp-admin.tsx';
import { accountWords } from './words.ts';

/** Whom to ask, where somebody is named. */
export function Help() {
  const { help } = useWords(accountWords);
  const { data } = useQuery(plansQuery);
  if (!data?.support_whatsapp) return null;
  return (
    <Card title={help.title} text={help.text} aside={<WhatsappAdmin label={help.action} size="small" />} />
  );
}
