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
    'As pesquisas guardadas para as listas de um recurso, por nome: as de quem chama e as partilhadas no regulador ou no seu prestador. Quem não pode ver a lista não vê nenhuma',
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
  summary:
    'Guarda uma pesquisa de uma lista com um nome, que cada pessoa só tem uma vez, até 100 por recurso',
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
  summary: 'Muda o nome de uma pesquisa guardada de quem chama, o que procura ou quem a vê',
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
  summary: 'Elimina uma pesquisa guardada de quem chama',
  access: 'signedIn',
  recordedAs: ['delete'],
  capability,
  input: z.object({ id: queryId }),
  labels,
  answer: z.boolean(),
  wrapped: true,
});
