import type { AccessRows } from '../../contract/access';
import type { Call, Download } from '../../contract/calls/defineCall';
import type { ClientConfig } from '../../contract/entities/clientConfig';
import type { WorkContext } from '../services/context/workContext';
import type { Hooks } from '../services/hooks/hooks';
import type { JobQueue } from '../services/queue/jobKinds';
import type { ModuleJobs } from '../services/queue/moduleJobs';
import type { WorkParts } from '../work/workContextOf';
import type { AppParts } from './appParts';
import type { Mount } from './mount';

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
  /** What the client is told of it, in /config.json. */
  readonly clientConfig?: (parts: AppParts) => Partial<ClientConfig>;
  /** What it does where the core asks. */
  readonly hooks?: Partial<Hooks>;
  /** Its background work. */
  readonly jobs?: ModuleJobs;
  /** Removes what of it has expired, every hour, in the transaction of the context. */
  readonly removeExpired?: (context: WorkContext) => Promise<unknown>;
  /** The lanes of its queues, of which each runs one job at a time; queues without a lane are left alone. */
  readonly lanes?: (parts: WorkParts) => readonly JobQueue[];
}
