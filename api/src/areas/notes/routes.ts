import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import type { NotesService } from './service.ts';

export const notesRoutes = (notes: NotesService): Route[] => [
  bind(contract.notes.list, ({ params, query }) => notes.page(params.id, query)),
  bind(contract.notes.add, ({ caller, params, body }) => notes.add(caller, params.id, body.notes)),
];
