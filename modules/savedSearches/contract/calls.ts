import { z } from 'zod';
import { ownCalls } from '../../../contract/calls/defineCall';
import { queryId } from '../../../contract/calls/filter';
import { savedSearch, savedSearchName, savedSearchValue, searchedResource } from './savedSearch';

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
const { call } = ownCalls({ path: '/SavedSearch', capability: 'savedSearches', labels });

export const listSavedSearches = call({
  method: 'GET',
  path: '/list',
  summary:
    'As pesquisas guardadas para as listas de um recurso, por nome: as de quem chama e as partilhadas no regulador ou no seu prestador. Quem não pode ver a lista não vê nenhuma',
  access: 'signedIn',
  recordedAs: ['view'],
  input: z.object({ resource: searchedResource }),
  answer: z.array(savedSearch),
});

export const createSavedSearch = call({
  method: 'POST',
  path: '/create',
  summary:
    'Guarda uma pesquisa de uma lista com um nome, que cada pessoa só tem uma vez, até 100 por recurso',
  access: 'signedIn',
  recordedAs: ['create'],
  input: z.object({
    resource: searchedResource,
    name: savedSearchName,
    value: savedSearchValue,
    shared: z.boolean(),
  }),
  answer: savedSearch,
  takesIdempotencyKey: true,
});

export const updateSavedSearch = call({
  method: 'POST',
  path: '/update',
  summary: 'Muda o nome de uma pesquisa guardada de quem chama, o que procura ou quem a vê',
  access: 'signedIn',
  recordedAs: ['update'],
  input: z.object({
    id,
    name: savedSearchName.optional(),
    value: savedSearchValue.optional(),
    shared: z.boolean().optional(),
  }),
  answer: savedSearch,
});

export const removeSavedSearch = call({
  method: 'DELETE',
  path: '/remove',
  summary: 'Elimina uma pesquisa guardada de quem chama',
  access: 'signedIn',
  recordedAs: ['delete'],
  input: z.object({ id: queryId }),
  answer: z.boolean(),
});
