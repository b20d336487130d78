import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** The advisor's own calculator: what buyers are shown, what the plan grants, and which layout it shows. */
export const calculatorQuery = queryOptions({ queryKey: ['calculator'], queryFn: () => api.embed.own() });
