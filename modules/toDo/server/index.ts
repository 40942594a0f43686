import { z } from 'zod';
import { day } from '../../../contract/entities/moment';
import type { ServerModule } from '../../../server/http/serverModule';
import { aboutADay, aDay, defineJobs, never } from '../../../server/services/queue/moduleJobs';
import { access } from '../contract/access';
import * as calls from '../contract/calls';
import { getToDo, setWeeklyMail } from './getToDo';
import { remindOfToDo, sendsWeeklyMail, sendToDo } from './weeklyMail';

/** What the deployment says. */
interface ToDoParts {
  /** Whether anybody gets the weekly e-mail. */
  readonly sendsMail: boolean;
}

const kinds = {
  /** Queues the weekly messages on the first morning of a week; the payload is the last day checked, AAAA-MM-DD. */
  remindOfToDo: {
    queue: 'bulk',
    payload: z.object({ through: day.optional() }),
    maxAttempts: never,
    recursWithin: aDay,
  },
  /** Sends one person what waits for them. */
  sendToDo: { queue: 'mail', payload: z.object({ userId: z.number() }), maxAttempts: aboutADay },
} as const;

type Kinds = typeof kinds;
declare module '../../../server/services/queue/jobKinds' {
  interface JobKinds extends Kinds {}
}
declare module '../../../server/lib/moduleParts' {
  interface ModuleParts {
    readonly toDo?: ToDoParts | undefined;
  }
}

/** What waits for the provider's side. */
export const toDo: ServerModule = {
  name: 'toDo',
  access,
  calls,
  routes: (mount, { modules, settings }) => {
    mount.call(calls.getToDo, async (context) => {
      const { entries, wantsMail } = await getToDo(context);
      const isSent = sendsWeeklyMail({ environment: settings.apiEnvironment, modules });
      return { entries, weeklyMail: isSent ? wantsMail : null };
    });
    mount.call(calls.setWeeklyMail, setWeeklyMail);
  },
  jobs: defineJobs(kinds, { remindOfToDo, sendToDo }),
};
