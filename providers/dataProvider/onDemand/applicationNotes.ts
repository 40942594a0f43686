import { addNote, getNotes } from '../../../contract/calls/notes';
import type { NewNote } from '../../../contract/entities/elements';
import { callApi } from '../../http/callApi';
import type { Adapters } from '../ResourceAdapter';
import { wholeList } from '../responses';

export const adapters = {
  /** The regulator's notes about an application, newest first. */
  applicationNotes: {
    getList: async ({ filter: { applicationId }, ...params }) =>
      wholeList(await callApi(getNotes, { applicationId }, params)),
    create: async ({ data, meta }: { data: NewNote; meta?: { idempotencyKey: string } }) => {
      await callApi(addNote, data, meta);
      return { data: { id: data.applicationId } };
    },
  },
} satisfies Adapters;
