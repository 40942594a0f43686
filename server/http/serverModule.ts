import type { Hono, MiddlewareHandler } from 'hono';
import type { ZodOpenApiPathItemObject } from 'zod-openapi';
import type { AccessRows } from '../../contract/access';
import type { Call, Download } from '../../contract/calls/defineCall';
import type { ClientConfig } from '../../contract/entities/clientConfig';
import type { Database } from '../db/database';
import type { ModuleParts } from '../lib/moduleParts';
import type { WorkContext } from '../services/context/workContext';
import type { Hooks } from '../services/hooks/hooks';
import type { JobQueue } from '../services/queue/jobKinds';
import type { ModuleJobs } from '../services/queue/moduleJobs';
import type { MakeCourier } from '../work/courier';
import type { WorkParts } from '../work/workContextOf';
import type { AppParts } from './appParts';
import type { CallEnvironment } from './callEnvironment';
import type { Mount } from './mount';
import type { Sandbox, SandboxMakers, SandboxParts } from './sandboxParts';

/** Messages to others' systems: their group in the reference, and what each type says. */
interface DescribedMessages {
  readonly tag: { readonly name: string; readonly title: string; readonly about: string };
  readonly describe: () => Record<string, ZodOpenApiPathItemObject>;
}

/** Where a module serves what is no call. */
interface Places {
  readonly app: Hono;
  /** What is below /api. */
  readonly api: Hono<CallEnvironment>;
  /** Refuses what is malformed too often. */
  readonly countRefusals: MiddlewareHandler<CallEnvironment>;
}

/** Serves what the calls of an environment are. */
type Describe = (
  api: Hono<CallEnvironment>,
  environment: { readonly settings: Pick<AppParts['settings'], 'apiEnvironment' | 'publicUrl'> },
) => void;

/** What a module brings to the server; the list in modules/server.ts says which are in. */
export interface ServerModule {
  /** The name of its folder. */
  readonly name: string;
  /** Its rows in the table of rights. */
  readonly access?: AccessRows;
  /** Its calls by name. */
  readonly calls?: Readonly<Record<string, Call | Download>>;
  /** Mounts its calls. */
  readonly routes?: (mount: Mount, parts: AppParts) => void;
  /** Serves what is no call, below /api or anywhere. */
  readonly serve?: (places: Places, parts: AppParts) => void;
  /** Serves what neither log nor metrics nor headers of the application are for; `describe` serves what its calls are. */
  readonly serveBeside?: (app: Hono, parts: AppParts, describe: Describe) => void;
  /** What the client is told of it, in /config.json. */
  readonly clientConfig?: (parts: AppParts) => Partial<ClientConfig>;
  /** What it does where the core asks. */
  readonly hooks?: Partial<Hooks>;
  /** Its background work. */
  readonly jobs?: ModuleJobs;
  /** Removes what of it has expired, every hour, in the transaction of the context. */
  readonly removeExpired?: (context: WorkContext) => Promise<unknown>;
  /** Its work that is no job. */
  readonly courier?: MakeCourier;
  /** Ends what an earlier process had leased; only for the sole process of a database. */
  readonly releaseLeases?: (db: Database) => Promise<void>;
  /** Makes the sandbox of an installation, given the parts that modules have there. */
  readonly createSandbox?: (parts: SandboxParts, makers: SandboxMakers) => Sandbox;
  /** What of its parts the sandbox has too; none when absent. */
  readonly inSandbox?: (parts: ModuleParts) => ModuleParts;
  /** What stands in for its parts in a browser. */
  readonly standIn?: ModuleParts;
  /** What it sends to others' systems, for the reference. */
  readonly messages?: DescribedMessages;
  /** The lanes of its queues, of which each runs one job at a time; queues without a lane are left alone. */
  readonly lanes?: (parts: WorkParts) => readonly JobQueue[];
}
