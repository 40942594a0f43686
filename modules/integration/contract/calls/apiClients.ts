import { z } from 'zod';
import { ownCalls } from '../../../../contract/calls/defineCall';
import { publicKey } from '../../../../contract/entities/publicKey';
import { textUpTo } from '../../../../contract/entities/text';
import { maxPermissionsPerUser } from '../../../../contract/rules/limits';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import { access } from '../access';
import { apiClient, listedClient } from '../apiClient';
import { keyMonths, maxClientAddresses } from '../apiClientLimits';
import { integrationSubject, integrationSubjectLabels } from '../integrationSubject';

const id = z.int32().positive();

const labels = {
  ...integrationSubjectLabels,
  name: 'Nome',
  permissions: 'Permissões',
  addresses: 'Endereços de rede',
  key: 'Chave',
  keyId: 'Chave',
} as const;
const { call } = ownCalls({ path: '/ApiClient', capability: 'integration', labels });

const name = textUpTo(100).min(1, validationMessages.required);
const permissions = z
  .array(z.string().max(100))
  .min(1, validationMessages.required)
  .max(maxPermissionsPerUser);
/** Addresses or networks, such as `192.0.2.10` or `2001:db8::/32`. */
const addresses = z.array(z.string().trim().min(1).max(50)).max(maxClientAddresses);
const months = z.int().min(keyMonths.least).max(keyMonths.most).default(keyMonths.usual);

/** A key to add: a secret, which the server makes, or a public key. */
const newKey = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('secret'), months }),
  z.object({ kind: z.literal('jwk'), months, publicKey }),
]);

/** The client after the change, and the secret of a new key: it is shown this once, and is null for a public key. */
const withSecret = z.object({ client: apiClient, secret: z.string().nullable() });

export const listApiClients = call({
  method: 'POST',
  path: '/list',
  summary:
    'Os clientes de um prestador, os mais recentes primeiro, com a última chamada, as recusas dos últimos sete dias e as permissões que lhes podem ser dadas; um administrador que não indique o prestador recebe os de todos, sem permissões a dar',
  access: [access.integration.show],
  recordedAs: ['view'],
  input: integrationSubject,
  answer: z.object({ clients: z.array(listedClient), rights: z.array(z.string()) }),
});

export const createApiClient = call({
  method: 'POST',
  path: '/create',
  summary: 'Cria um cliente, com permissões de entre as do seu prestador, e a sua primeira chave',
  access: [access.integration.update],
  needsRecentFactor: true,
  recordedAs: ['clientCreated'],
  input: integrationSubject.extend({ name, permissions, addresses: addresses.default([]), key: newKey }),
  answer: withSecret,
});

export const updateApiClient = call({
  method: 'POST',
  path: '/update',
  summary: 'Altera o nome, as permissões ou as redes de um cliente; o que faltar fica como está',
  access: [access.integration.update],
  needsRecentFactor: true,
  recordedAs: ['clientUpdated'],
  input: integrationSubject.extend({
    id,
    name: name.optional(),
    permissions: permissions.optional(),
    addresses: addresses.optional(),
  }),
  answer: apiClient,
});

export const addApiClientKey = call({
  method: 'POST',
  path: '/add-key',
  summary: 'Junta uma chave a um cliente, que pode ter duas válidas ao mesmo tempo',
  access: [access.integration.update],
  needsRecentFactor: true,
  recordedAs: ['clientKeyAdded'],
  input: integrationSubject.extend({ id, key: newKey }),
  answer: withSecret,
});

export const revokeApiClientKey = call({
  method: 'POST',
  path: '/revoke-key',
  summary: 'Revoga uma chave de imediato, com os tokens que obteve; responde o mesmo se já estava revogada',
  access: [access.integration.update],
  recordedAs: ['clientKeyRevoked'],
  input: integrationSubject.extend({ id, keyId: id }),
  answer: apiClient,
});

export const revokeApiClient = call({
  method: 'POST',
  path: '/revoke',
  summary:
    'Revoga um cliente de imediato e para sempre, com as suas chaves; responde o mesmo se já estava revogado',
  access: [access.integration.update],
  recordedAs: ['clientRevoked'],
  input: integrationSubject.extend({ id }),
  answer: apiClient,
});
