import type { z } from 'zod';
import type { Database } from '../../db/database';
import type { ModuleParts } from '../../lib/moduleParts';
import type { Log } from '../../parts/log';
import type { ServiceContext } from '../../services/context/serviceContext';
import type { Command } from '../command';
import type { ProcessMetrics } from '../createMetrics';
import type { DatabaseContext, ReportLine } from '../doctor/check';
import type { Check } from '../doctor/finding';
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

/** What vouches for the content of a whole database. */
export interface Witness {
  /** Looks at all of it: what is seen, which a copy must show too, and whether it was broken already. */
  readonly look: (
    db: Database,
    keys: readonly CryptoKey[],
  ) => Promise<{ readonly seen: string; readonly isBroken: boolean }>;
  /** What is said of a copy that shows something else, and of one that was broken before. */
  readonly texts: { readonly differs: string; readonly isBroken: string };
  /** The arguments of `rehearse-restore`. */
  readonly args: string;
  /**
   * Reads the arguments, and returns what looks at a restored copy that reaches up to a moment.
   * @throws {Error} if they are wrong
   */
  readonly rehearse: (
    args: readonly string[],
  ) => (db: Database, keys: readonly CryptoKey[], reach: Date) => Promise<ReportLine>;
  /** Returns whether one of the keys made what is in the database. */
  readonly wasMadeWith: (db: Database, keys: readonly CryptoKey[]) => Promise<boolean>;
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
  commands = {},
  ...rest
}: Declaration<Settings>): NodeModule => {
  const setUp = settings.transform(
    (read): SetUpModule => ({
      name: rest.name,
      open: async (tools) => open?.(read, tools),
      beforeServing: beforeServing && ((unserved) => beforeServing(read, unserved)),
      checks: check ? [check(read)] : [],
      databaseChecks: databaseCheck ? [databaseCheck(read)] : [],
      commands: Object.fromEntries(
        Object.entries(commands).map(([name, { run, ...command }]) => [
          name,
          { ...command, run: (config, args) => run(config, args, read) } satisfies Command,
        ]),
      ),
    }),
  );
  return { ...rest, commands, setUp: (variables) => setUp.safeParse(variables) };
};
