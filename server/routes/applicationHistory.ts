import {
  getApplicationHistory,
  getTimeline as getTimelineCall,
} from '../../contract/calls/applicationHistory';
import type { Mount } from '../http/mount';
import { presentHistory } from '../presenters/presentHistory';
import { presentTimeline } from '../presenters/presentTimeline';
import { getHistory } from '../services/applications/detail/getHistory';
import { getTimeline } from '../services/applications/detail/getTimeline';

/** The calls of /ApplicationHistory (spec 7). */
export const applicationHistoryRoutes = (mount: Mount): void => {
  mount.call(getApplicationHistory, async (context, input) => {
    const { rows, reasonText } = await getHistory(context, input);
    return presentHistory(context.actor, rows, reasonText);
  });

  mount.call(getTimelineCall, async (context, input) =>
    presentTimeline(context.actor, await getTimeline(context, input)),
  );
};
