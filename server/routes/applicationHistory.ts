import { getApplicationHistory } from '../../contract/calls/applicationHistory';
import type { Mount } from '../http/mount';
import { presentHistory } from '../presenters/presentHistory';
import { getHistory } from '../services/applications/detail/getHistory';

/** The calls of /ApplicationHistory (spec 7). */
export const applicationHistoryRoutes = (mount: Mount): void => {
  mount.call(getApplicationHistory, async (context, input) => {
    const { rows, reasonText } = await getHistory(context, input);
    return presentHistory(context.actor, rows, reasonText);
  });
};
