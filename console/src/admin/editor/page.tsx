import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/dictionary.ts';
import { PageBody, PageHeader } from '../../ui/page-header.tsx';
import { Loading } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { editorWords } from './words.ts';

/** Each tab is fetched when it is opened. */
const PriceTab = lazy(() => import('./documents.tsx').then(({ PriceTab }) => ({ default: PriceTab })));
const ModelsTab = lazy(() => import('./documents.tsx').then(({ ModelsTab }) => ({ default: ModelsTab })));
const ModelTab = lazy(() => import('./form/model-tab.tsx').then(({ ModelTab }) => ({ default: ModelTab })));
const ProfileTab = lazy(() =>
  import('./profile/profile-tab.tsx').then(({ ProfileTab }) => ({ default: ProfileTab })),
);

const tabs = ['prices', 'models', 'form', 'profile'] as const;

const contents: Readonly<Record<(typeof tabs)[number], ReactNode>> = {
  prices: <PriceTab />,
  models: <ModelsTab />,
  form: <ModelTab />,
  profile: <ProfileTab />,
};

/** The data of the site as documents, and in forms. */
export function Component() {
  const text = useWords(editorWords);
  const [query, setQuery] = useSearchParams();
  const chosen = tabs.find(each => each === query.get('tab')) ?? 'prices';
  return (
    <PageBody>
      <PageHeader title={text.title} lead={text.lead} />
      <Tabs
        label={text.title}
        byPress
        value={chosen}
        onChoose={tab => setQuery({ tab }, { replace: true })}
        tabs={tabs.map(value => ({
          value,
          label: text.tabs[value],
          content: <Suspense fallback={<Loading />}>{contents[value]}</Suspense>,
        }))}
      />
    </PageBody>
  );
}
