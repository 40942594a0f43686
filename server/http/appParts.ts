import type { Database } from '../db/database';
import type { DocumentPlaces } from '../documents/documentPlaces';
import type { Log } from '../lib/log';
import type { ModuleParts } from '../lib/moduleParts';
import type { Metrics } from '../parts/metrics';
import type { ServerSettings } from '../parts/serverSettings';
import type { ReachedLimit } from '../services/context/allowance';
import type { OpenSandbox, SandboxAccess } from '../services/context/sandboxAccess';
import type { ReadCorporateIdentity } from '../services/session/corporate/corporateIdentity';
import type { Workers } from '../services/workers/workers';
import type { BodyQuotaOptions } from './bodyQuota';
import type { InlineHashes } from './securityHeaders';

/** The parts an application is built from; the same in Node, in tests and in a browser. */
export interface AppParts {
  readonly db: Database;
  /** The database with a longer statement timeout, for exports; `db` when absent. */
  readonly longDb?: Database;
  /** Fails while the database has no room to write; absent where that can't be checked. */
  readonly requireRoom?: () => Promise<void>;
  /** Where documents are; in the database when absent. */
  readonly documents?: DocumentPlaces;
  /** The sandbox beside this installation; absent where there is none, and in the sandbox itself. */
  readonly sandbox?: SandboxAccess | undefined;
  /** In the sandbox: puts the first examples of a provider there. */
  readonly putExamples?: OpenSandbox['putExamples'];
  /** What the modules that are in need at run time; none when absent. */
  readonly modules?: ModuleParts | undefined;
  readonly now: () => Date;
  readonly settings: ServerSettings;
  readonly log: Log;
  readonly workers: Workers;
  /** How many bytes of large bodies are held at once; by default, as many as two of the largest have. */
  readonly bodyQuota?: Partial<BodyQuotaOptions>;
  /** Called when an answered call has queued jobs (server/work). */
  readonly onJobs?: () => void;
  /** Verifies corporate identities; absent where a deployment has no corporate sign-in. */
  readonly readCorporateIdentity?: ReadCorporateIdentity;
  /** Returns the address a request came from, given the runtime's environment; unknown when absent. */
  readonly remoteAddressOf?: (environment: unknown, headers: Headers) => string | null;
  /** Returns the id that a proxy gave a request, if the proxy is trusted. */
  readonly requestIdOf?: (headers: Headers) => string | undefined;
  readonly metrics?: Metrics;
  /** Told when an account nearly or fully reaches one of its limits. */
  readonly onLimitReached?: (reached: ReachedLimit) => void;
  /** Hashes of the inline scripts and styles in the web application's page; none when absent. */
  readonly inlineHashes?: InlineHashes;
  /** Whether the server is shutting down; load balancers then send their requests elsewhere. */
  readonly isEnding?: () => boolean;
  /** Whether answers that go on for minutes are to end, as the process is to. */
  readonly endsStreams?: () => boolean;
}
