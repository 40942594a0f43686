import type { Database } from '../db/database';
import type { Log } from '../parts/log';
import type { Metrics } from '../parts/metrics';
import type { ServerSettings } from '../parts/serverSettings';
import type { HeavyWork } from '../services/heavyWork/heavyWork';
import type { ReadCorporateIdentity } from '../services/session/corporate/corporateIdentity';
import type { BodyPlacesOptions } from './bodyPlaces';
import type { InlineParts } from './securityHeaders';

/** What an application is built of; the same parts in Node, in tests and in a browser. */
export interface AppParts {
  readonly db: Database;
  /** The same database for exports, whose statements may take longer; `db` when absent. */
  readonly longDb?: Database;
  /** Fails while the database has no room to write; absent where that is not known. */
  readonly requireRoom?: () => Promise<void>;
  readonly now: () => Date;
  readonly settings: ServerSettings;
  readonly log: Log;
  readonly heavyWork: HeavyWork;
  /** How much of large bodies is held at once; as much as two of the largest where nothing is said. */
  readonly bodyPlaces?: Partial<BodyPlacesOptions>;
  /** Told when an answered call has left jobs behind (server/work). */
  readonly onJobs?: () => void;
  /** Proves corporate identities; absent where a deployment has no corporate sign-in. */
  readonly readCorporateIdentity?: ReadCorporateIdentity;
  /** Where a request came from, given what the runtime passes beside it; unknown when absent. */
  readonly remoteAddressOf?: (environment: unknown, headers: Headers) => string | null;
  /** The id that a proxy gave a request, where one is to be believed. */
  readonly requestIdOf?: (headers: Headers) => string | undefined;
  readonly metrics?: Metrics;
  /** What the page of the web application beside it holds inline; none when absent. */
  readonly inlineParts?: InlineParts;
  /** Whether the server was told to end; balancers then send their requests elsewhere. */
  readonly isEnding?: () => boolean;
}
