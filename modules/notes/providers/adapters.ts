import type { Adapters } from '../../../providers/dataProvider/ResourceAdapter';
import { wholeList } from '../../../providers/dataProvider/responses';
import { callApi } from '../../../providers/http/callApi';
import { addNote, getNotes } from '../contract/calls';
import type { NewNote } from '../contract/note';

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
