import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
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

/** The list of models as a document. */
export function ModelsTab() {
  const text = useWords(editorWords);
  return (
    <JsonTab
      document={{
        key: 'cars',
        label: text.tabs.models,
        load: () => api.models.editor(),
        save: (body: Parameters<typeof api.models.saveEditor>[0]['body'], version) =>
          api.models.saveEditor({ body, version }),
        path: '/api/models/editor',
        saved: text.modelsSaved,
        failed: text.modelsFailed,
      }}
    />
  );
}
