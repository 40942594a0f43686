import type { Database } from '../db/database';
import type { Log } from '../log';
import type { Mailer } from '../mail/mailer';
import type { ServerSettings } from '../serverSettings';
import type { HouseholdServices } from '../verification/householdService';
import type { ServiceObserver } from '../verification/serviceObserver';

/** What work in the background needs; the same in Node, in tests and in a browser. */
export interface WorkParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly settings: Pick<ServerSettings, 'tokenKey' | 'publicUrl'>;
  readonly log: Log;
  readonly mailer: Mailer;
  /** Whom to ask about households; the simulator's answers when absent. */
  readonly householdServices?: HouseholdServices;
  readonly serviceObserver?: ServiceObserver;
}
