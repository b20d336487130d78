import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';

/** The advisor's own calculator: what buyers are shown, and what the plan grants. */
export const calculatorQuery = queryOptions({ queryKey: ['calculator'], queryFn: () => api.embed.own() });
