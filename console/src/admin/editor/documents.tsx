import { isRecord } from '@loan-kereta/sdk/rules';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { type CarList, fullName } from '../models/list.ts';
import { JsonTab } from './json-tab.tsx';
import { editorWords } from './words.ts';

/** The price list as a document. */
export function PriceTab() {
  const text = useWords(editorWords);
  return (
    <JsonTab
      document={{
        key: 'prices',
        label: text.tabs.prices,
        load: () => api.prices.list(),
        save: (body: Parameters<typeof api.prices.save>[0]['body'], version) =>
          api.prices.save({ body, version }),
        path: '/api/prices',
        saved: text.pricesSaved,
        failed: text.pricesFailed,
      }}
    />
  );
}

/** Which variants of the list are not among those that are written. */
function goneFrom({ items }: CarList['data'], written: unknown): readonly string[] {
  // What is no list is refused by the server.
  if (!isRecord(written) || !Array.isArray(written.items)) return [];
  const kept = new Set<unknown>(written.items.map(item => isRecord(item) && item.id));
  return items.filter(({ id }) => !kept.has(id)).map(fullName);
}

/** The list of models as a document. */
export function ModelsTab() {
  const text = useWords(editorWords);
  return (
    <JsonTab
      document={{
        key: 'cars',
        label: text.tabs.models,
        load: () => api.models.editor(),
        removed: goneFrom,
        save: (body: Parameters<typeof api.models.saveEditor>[0]['body'], version) =>
          api.models.saveEditor({ body, version }),
        path: '/api/models/editor',
        saved: text.modelsSaved,
        failed: text.modelsFailed,
      }}
    />
  );
}
