import type { z } from 'zod';
import type { Database } from '../../db/database';
import type { Sandbox, SandboxParts } from '../../http/sandboxParts';
import type { Log } from '../../lib/log';
import type { ModuleParts } from '../../lib/moduleParts';
import type { ServiceContext } from '../../services/context/serviceContext';
import type { Command } from '../command';
import type { ProcessMetrics } from '../createMetrics';
import type { CheckContext, DatabaseContext } from '../doctor/check';
import type { Check } from '../doctor/finding';
import type { Witness } from '../doctor/witness';

/** What a module that is given its parts can use. */
export interface ModuleTools {
  readonly metrics: ProcessMetrics;
  readonly log: Log;
}

/** A check that needs the settings, and compares with the installation's own database where that can be opened. */
export type CheckBesideDatabase = Check<CheckContext & Partial<Pick<DatabaseContext, 'db'>>>;

/** What the sandbox of an installation is made of. */
export interface Installation {
  readonly config: CheckContext['config'];
  readonly db: Database;
  readonly parts: Omit<SandboxParts, 'openDatabase' | 'wasMade' | 'runsWorker'>;
}

/** What only Node has of a module, by its settings. */
interface Declaration<Settings> {
  /** What the program does besides serving, by its name on the command line. */
  readonly commands?: Readonly<Record<string, Command>>;
  /** The name of its folder. */
  readonly name: string;
  /** Its variables of the environment. */
  readonly variables: readonly string[];
  /** Reads them. */
  readonly settings: z.ZodType<Settings>;
  /** Makes what it needs at run time; undefined if it is not set up. */
  readonly open?: (settings: Settings, tools: ModuleTools) => Partial<ModuleParts> | undefined;
  /** What `doctor` looks at. */
  readonly check?: (settings: Settings) => Check;
  /** What `doctor` looks at in the database. */
  readonly databaseChecks?: readonly Check<DatabaseContext>[];
  /** Vouches for the database that was copied or restored; only one module may. */
  readonly witness?: Witness;
  /** What `doctor` looks at beside the database, by what is known where that can't be opened. */
  readonly databaseCheck?: (settings: Settings) => CheckBesideDatabase;
  /** Makes the sandbox of this installation; undefined where it has none. */
  readonly openSandbox?: (settings: Settings, installation: Installation) => Promise<Sandbox | undefined>;
  /** Adds to the metrics what the database tells. */
  readonly watch?: (
    metrics: Pick<ProcessMetrics, 'watch'>,
    context: Pick<ServiceContext, 'db' | 'now'>,
  ) => void;
}

/** A module whose settings were read. */
export interface SetUpModule {
  readonly open: (tools: ModuleTools) => Partial<ModuleParts> | undefined;
  readonly checks: readonly Check[];
  readonly databaseChecks: readonly CheckBesideDatabase[];
  readonly openSandbox: (installation: Installation) => Promise<Sandbox | undefined>;
}

/** What a module brings to the server on Node; the list in modules/node.ts says which are in. */
export interface NodeModule
  extends Pick<
    Declaration<unknown>,
    'name' | 'variables' | 'watch' | 'commands' | 'databaseChecks' | 'witness'
  > {
  /** Reads its settings; what is wrong with them is in the result. */
  readonly setUp: (
    variables: Readonly<Record<string, string | undefined>>,
  ) => z.ZodSafeParseResult<SetUpModule>;
}

/** Declares what a module brings to the server on Node. */
export const defineNodeModule = <Settings>({
  settings,
  open,
  check,
  databaseCheck,
  openSandbox,
  ...rest
}: Declaration<Settings>): NodeModule => {
  const setUp = settings.transform(
    (read): SetUpModule => ({
      open: (tools) => open?.(read, tools),
      checks: check ? [check(read)] : [],
      databaseChecks: databaseCheck ? [databaseCheck(read)] : [],
      openSandbox: async (installation) => openSandbox?.(read, installation),
    }),
  );
  return { ...rest, setUp: (variables) => setUp.safeParse(variables) };
};
