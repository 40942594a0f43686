import { getApplicationHistory } from '../../contract/calls/applicationHistory';
import type { Mount } from '../http/mount';
import { presentHistoryEntry } from '../presenters/presentHistoryEntry';
import { getHistory } from '../services/applicationHistory/getHistory';

/** The calls of /ApplicationHistory (spec 7). */
export const applicationHistoryRoutes = (mount: Mount): void => {
  mount.call(getApplicationHistory, async (context, input) => {
    const { rows, reasonText } = await getHistory(context, input);
    return rows.map((row) => presentHistoryEntry(context.actor, row, reasonText));
  });
};
