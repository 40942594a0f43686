import type { Database } from '../../db/database';
import type { ModuleParts } from '../../lib/moduleParts';
import type { TokenKeys } from '../../lib/tokenKeys';

/** The sandbox beside an installation. Nothing of it is there before it is opened. */
export interface SandboxAccess {
  /** Opens it at the first call. */
  open(): Promise<OpenSandbox>;
  /** Opens it unless nobody has ever used it: making it takes seconds, and tens of megabytes. */
  openIfUsed(): Promise<OpenSandbox | undefined>;
}

/** A sandbox with its own database, which has nothing in common with the installation's but the schema. */
export interface OpenSandbox {
  readonly db: Database;
  readonly longDb?: Database | undefined;
  /** Its own, derived from the installation's: no token or secret of one is valid in the other. */
  readonly tokenKeys: TokenKeys;
  /** Seals its audit. */
  readonly auditKey: CryptoKey;
  /** What the modules that are there need at run time. */
  readonly modules: ModuleParts;
  /** Puts the first examples of a provider there, whose data are empty. */
  putExamples(db: Database, providerId: number): Promise<void>;
  /** Answers a call whose path begins with `/api`; `environment` is what the runtime says of the connection. */
  fetch(request: Request, environment: unknown): Response | Promise<Response>;
}
