import { z } from 'zod';
import { type AccessRule, access } from '../access';
import { bulkEditDone, bulkEditPreview } from '../entities/bulkEdit';
import { emailPart } from '../entities/text';
import { maxUsersPerCall } from '../rules/limits';
import { defineCall } from './defineCall';
import { savedUser } from './savedUsers';

/** The most users that one call of a bulk edit changes; each in a transaction of its own, as by hand. */
export const usersPerStep = maxUsersPerCall;

const id = z.int32().positive();
/** Which users are reached, by the filters of their list, and what they get. */
const wanted = {
  filter: z
    .strictObject({ parentId: id.nullish(), username: emailPart.nullish(), userStatusId: id.nullish() })
    .prefault({}),
  values: z.strictObject({ userStatusId: savedUser.shape.userStatusId }),
};

/** Defines the two calls with which every match of a list of users gets the same status. */
const bulkEditOf = (name: string, whose: string, rule: AccessRule) => {
  const common = {
    method: 'POST',
    access: [rule],
    capability: 'bulk-edit-users',
    labels: { filter: 'Filtros', values: 'Campos a alterar', after: 'Depois de', until: 'Até' },
  } as const;
  return {
    preview: defineCall({
      ...common,
      path: `/${name}/bulk-edit/preview`,
      summary: `O que dar um estado a todos os resultados de entre ${whose} mudaria`,
      recordedAs: ['search'],
      input: z.object(wanted),
      answer: bulkEditPreview,
    }),
    step: defineCall({
      ...common,
      path: `/${name}/bulk-edit`,
      summary: `Dá um estado aos ${usersPerStep} resultados seguintes de entre ${whose}`,
      needsRecentFactor: true,
      recordedAs: ['update'],
      input: z.object({ ...wanted, after: z.int().min(0), until: z.int().min(0) }),
      answer: bulkEditDone,
    }),
  };
};

const ofRegulator = bulkEditOf('users', 'os utilizadores do regulador', access.users.update);
const ofProviders = bulkEditOf('userProviders', 'os utilizadores dos prestadores', access.userProviders.edit);
export const previewUserBulkEdit = ofRegulator.preview;
export const userBulkEdit = ofRegulator.step;
export const previewProviderUserBulkEdit = ofProviders.preview;
export const providerUserBulkEdit = ofProviders.step;
