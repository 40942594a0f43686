import type { Adapters } from '../../../providers/dataProvider/ResourceAdapter';
import { callApi } from '../../../providers/http/callApi';
import { getToDo, setWeeklyMail } from '../contract/calls';

export const adapters = {
  /** What waits for the signed-in user, as one record; an update says whether it is wanted by e-mail. */
  toDo: {
    getOne: async ({ id, ...params }) => ({
      data: { id, ...(await callApi(getToDo, {}, { ...params, isSilent: true })) },
    }),
    update: async ({ id, data }: { id: number | string; data: { weeklyMail: boolean } }) => ({
      data: { id, weeklyMail: await callApi(setWeeklyMail, { isWanted: data.weeklyMail }) },
    }),
  },
} satisfies Adapters;
