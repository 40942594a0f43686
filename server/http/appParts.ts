import type { Database } from '../db/database';
import type { Log } from '../log';
import type { Metrics } from '../metrics';
import type { ServerSettings } from '../serverSettings';
import type { ReadCorporateIdentity } from '../services/session/corporateIdentity';

/** What an application is built of; the same parts in Node, in tests and in a browser. */
export interface AppParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly settings: ServerSettings;
  readonly log: Log;
  /** Told when an answered call has left jobs behind (server/work). */
  readonly onJobs?: () => void;
  /** Proves corporate identities; absent where a deployment has no corporate sign-in. */
  readonly readCorporateIdentity?: ReadCorporateIdentity;
  /** Where a request came from, given what the runtime passes beside it; unknown when absent. */
  readonly remoteAddressOf?: (environment: unknown, headers: Headers) => string | null;
  /** The id that a proxy gave a request, where one is to be believed. */
  readonly requestIdOf?: (headers: Headers) => string | undefined;
  readonly metrics?: Metrics;
  /** Whether the server was told to end; balancers then send their requests elsewhere. */
  readonly isEnding?: () => boolean;
}
