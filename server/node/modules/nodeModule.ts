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
import type { BroughtUp, UnservedDatabase } from '../unservedDatabase';

/** What a module that is given its parts can use. */
export interface ModuleTools {
  readonly metrics: ProcessMetrics;
  readonly log: Log;
}

/** A command of a module, which gets the settings of the core and its own. */
interface ModuleCommand<Settings> extends Omit<Command, 'run'> {
  readonly run: (
    config: Parameters<Command['run']>[0],
    args: readonly string[],
    settings: Settings,
  ) => Promise<void>;
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
  readonly commands?: Readonly<Record<string, ModuleCommand<Settings>>>;
  /** The name of its folder. */
  readonly name: string;
  /** Its variables of the environment. */
  readonly variables: readonly string[];
  /** Reads them. */
  readonly settings: z.ZodType<Settings>;
  /** Makes what it needs at run time; undefined if it is not set up. */
  readonly open?: (
    settings: Settings,
    tools: ModuleTools,
  ) => Partial<ModuleParts> | undefined | Promise<Partial<ModuleParts>>;
  /** Brings a database up to date before anybody reads it, such as one that was restored from a backup. */
  readonly beforeServing?: (settings: Settings, unserved: UnservedDatabase) => Promise<BroughtUp>;
  /** What `doctor` looks at beside the database. */
  readonly check?: (settings: Settings) => Check;
  /** What `doctor` looks at in the database. */
  readonly databaseCheck?: (settings: Settings) => Check<DatabaseContext>;
  /** What `doctor` looks at in the database, whatever the settings are. */
  readonly databaseChecks?: readonly Check<DatabaseContext>[];
  /** Vouches for the database that was copied or restored; only one module may. */
  readonly witness?: Witness;
  /** What `doctor` looks at beside the database, also where that can't be opened. */
  readonly checkBesideDatabase?: (settings: Settings) => CheckBesideDatabase;
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
  readonly name: string;
  readonly open: (tools: ModuleTools) => Promise<Partial<ModuleParts> | undefined>;
  readonly beforeServing: ((unserved: UnservedDatabase) => Promise<BroughtUp>) | undefined;
  readonly checks: readonly Check[];
  readonly databaseChecks: readonly Check<DatabaseContext>[];
  readonly checksBesideDatabase: readonly CheckBesideDatabase[];
  readonly openSandbox: (installation: Installation) => Promise<Sandbox | undefined>;
  readonly commands: Readonly<Record<string, Command>>;
}

/** What a module brings to the server on Node; the list in modules/node.ts says which are in. */
export interface NodeModule
  extends Pick<Declaration<unknown>, 'name' | 'variables' | 'watch' | 'databaseChecks' | 'witness'> {
  /** What its commands are; `setUp` makes what runs them. */
  readonly commands: Readonly<Record<string, Pick<Command, 'args' | 'summary'>>>;
  /** Reads its settings; what is wrong with them is in the result. */
  readonly setUp: (
    variables: Readonly<Record<string, string | undefined>>,
  ) => z.ZodSafeParseResult<SetUpModule>;
}

/** Declares what a module brings to the server on Node. */
export const defineNodeModule = <Settings>({
  settings,
  open,
  beforeServing,
  check,
  databaseCheck,
  checkBesideDatabase,
  commands = {},
  openSandbox,
  ...rest
}: Declaration<Settings>): NodeModule => {
  const setUp = settings.transform(
    (read): SetUpModule => ({
      name: rest.name,
      open: async (tools) => open?.(read, tools),
      beforeServing: beforeServing && ((unserved) => beforeServing(read, unserved)),
      checks: check ? [check(read)] : [],
      databaseChecks: databaseCheck ? [databaseCheck(read)] : [],
      checksBesideDatabase: checkBesideDatabase ? [checkBesideDatabase(read)] : [],
      commands: Object.fromEntries(
        Object.entries(commands).map(([name, { run, ...command }]) => [
          name,
          { ...command, run: (config, args) => run(config, args, read) } satisfies Command,
        ]),
      ),
      openSandbox: async (installation) => openSandbox?.(read, installation),
    }),
  );
  return { ...rest, commands, setUp: (variables) => setUp.safeParse(variables) };
};
