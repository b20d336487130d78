import { tools } from '@loan-kereta/sdk/languages/ms/advisor';
import { useWords } from './use-words.ts';

/** The words of the advisor's tools. */
export const useAdvisorWords = () => useWords('tools', tools);
