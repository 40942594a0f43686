import { z } from 'zod';
import { savedSearch, savedSearchName, savedSearchValue, searchedResource } from '../entities/savedSearch';
import { defineCall } from './defineCall';
import { queryId } from './filter';

const base = '/SavedSearch';
/** The calls come together. */
const capability = 'savedSearches';
const id = z.int32().positive();
const labels = {
  id: 'Pesquisa guardada',
  resource: 'Lista',
  name: 'Nome da pesquisa',
  value: 'Pesquisa',
  filter: 'Filtros',
  sort: 'Ordem',
  field: 'Ordenar por',
  order: 'Sentido da ordem',
  columns: 'Colunas',
  shared: 'Partilhada',
};

export const listSavedSearches = defineCall({
  method: 'GET',
  path: `${base}/list`,
  summary:
    "The searches saved for a resource's lists, by name: the caller's own, and those shared within the regulator or the caller's provider. Whoever may not see the list sees none",
  access: 'signedIn',
  recordedAs: ['view'],
  capability,
  input: z.object({ resource: searchedResource }),
  labels,
  answer: z.array(savedSearch),
  wrapped: true,
});

export const createSavedSearch = defineCall({
  method: 'POST',
  path: `${base}/create`,
  summary: 'Saves a search of a list under a name, of which a person has each once, and 100 for one resource',
  access: 'signedIn',
  recordedAs: ['create'],
  capability,
  input: z.object({
    resource: searchedResource,
    name: savedSearchName,
    value: savedSearchValue,
    shared: z.boolean(),
  }),
  labels,
  answer: savedSearch,
  wrapped: true,
  takesIdempotencyKey: true,
});

export const updateSavedSearch = defineCall({
  method: 'POST',
  path: `${base}/update`,
  summary:
    "Renames one of the caller's own saved searches, replaces what it searches for, or changes who sees it",
  access: 'signedIn',
  recordedAs: ['update'],
  capability,
  input: z.object({
    id,
    name: savedSearchName.optional(),
    value: savedSearchValue.optional(),
    shared: z.boolean().optional(),
  }),
  labels,
  answer: savedSearch,
  wrapped: true,
});

export const removeSavedSearch = defineCall({
  method: 'DELETE',
  path: `${base}/remove`,
  summary: "Removes one of the caller's own saved searches",
  access: 'signedIn',
  recordedAs: ['delete'],
  capability,
  input: z.object({ id: queryId }),
  labels,
  answer: z.boolean(),
  wrapped: true,
});
