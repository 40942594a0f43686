import type { Database } from '../db/database';
import type { Log } from '../log';
import type { ServerSettings } from '../serverSettings';

/** What an application is built of; the same parts in Node, in tests and in a browser. */
export interface AppParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly settings: ServerSettings;
  readonly log: Log;
  /** Where a request came from, given what the runtime passes beside it; unknown when absent. */
  readonly remoteAddressOf?: (environment: unknown, headers: Headers) => string | null;
}
