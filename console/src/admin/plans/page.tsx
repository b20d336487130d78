import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { PageBody, PageHeader } from '../../ui/page-header.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { Editor } from './editor.tsx';
import { plansWords } from './words.ts';

/** What the plans cost and how they are described, for everybody. */
export function Component() {
  const text = useWords(plansWords);
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'plans'],
    queryFn: () => api.adminPlans.get(),
    meta: { session: 'admin' },
  });
  return (
    <PageBody>
      <PageHeader title={text.title} lead={`${text.lead} ${text.descriptionHint}`} />
      {data ? (
        <Editor stored={data} />
      ) : error ? (
        <Failed problem={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </PageBody>
  );
}
