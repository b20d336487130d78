import { upgradeMessage, whatsappLink } from '@loan-kereta/sdk/wording';
import { useEffect, useState } from 'react';

/** Opens a chat with the admin, with a question filled in; until the number is known the sender chooses the chat. Nothing where there is nobody to ask. */
export function AskAdmin() {
  const [digits, setDigits] = useState<string | null>('');
  useEffect(() => {
    // Not by the typed client, which is half as large as this page.
    fetch('/api/plans')
      .then(response => response.json())
      .then(({ support_whatsapp }) => setDigits(support_whatsapp))
      .catch(() => {});
  }, []);
  if (digits === null) return null;
  return (
    <a href={whatsappLink(digits, upgradeMessage())} target="_blank" rel="noopener">
      WhatsApp Admin
    </a>
  );
}
