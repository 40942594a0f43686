import { z } from 'zod';
import { access } from '../../../../contract/access';
import { defineCall } from '../../../../contract/calls/defineCall';
import { comparedMoment } from '../../../../contract/entities/moment';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import { applicationChange } from '../applicationChange';

/** The most changes in one answer. */
export const maxChangesPerPage = 200;

/** A place in a provider's changes, and the moment that the walk began with if it named one, in milliseconds since 1970. */
export const changesCursorPattern = /^(\d{1,15})(?:-(\d{1,15}))?$/;

export const listChanges = defineCall({
  method: 'POST',
  path: '/Application/list-changes',
  summary:
    'Cada estado em que entraram os pedidos do prestador, uma só vez e por ordem; sem `changedSince`, desde o início',
  access: [access.applications.list],
  recordedAs: ['view'],
  capability: 'integration',
  input: z.object({
    /** Where a walk begins; ignored beside a cursor, which keeps it. */
    changedSince: comparedMoment.nullish(),
    /** `nextCursor` of the answer before. */
    cursor: z.string().regex(changesCursorPattern, validationMessages.invalidValue).nullish(),
    pageSize: z.int().min(1).max(maxChangesPerPage).default(maxChangesPerPage),
  }),
  labels: { changedSince: 'Alterados desde', cursor: 'Cursor', pageSize: 'Resultados por página' },
  answer: z.object({
    items: z.array(applicationChange),
    /** What to send to go on, now or later: it stays valid. */
    nextCursor: z.string(),
    /** Whether to go on at once, as there may be more; a page may then be short, or empty, all the same. */
    hasMore: z.boolean(),
  }),
});
