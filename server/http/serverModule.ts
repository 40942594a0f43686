import type { AccessRows } from '../../contract/access';
import type { Call, Download } from '../../contract/calls/defineCall';
import type { AppParts } from './appParts';
import type { Mount } from './mount';

/** What a module brings to the server; the list in modules/server.ts says which are in. */
export interface ServerModule {
  /** The name of its folder. */
  readonly name: string;
  /** Its rows in the table of rights. */
  readonly access: AccessRows;
  /** Its calls by name. */
  readonly calls: Readonly<Record<string, Call | Download>>;
  /** Mounts its calls. */
  readonly routes: (mount: Mount, parts: AppParts) => void;
}
