import type { z } from 'zod';
import type { ModuleParts } from '../../lib/moduleParts';
import type { Log } from '../../parts/log';
import type { ServiceContext } from '../../services/context/serviceContext';
import type { Command } from '../command';
import type { ProcessMetrics } from '../createMetrics';
import type { DatabaseContext } from '../doctor/check';
import type { Check } from '../doctor/finding';
import type { Witness } from '../doctor/witness';

/** What a module that is given its parts can use. */
export interface ModuleTools {
  readonly metrics: ProcessMetrics;
  readonly log: Log;
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
  ...rest
}: Declaration<Settings>): NodeModule => {
  const setUp = settings.transform(
    (read): SetUpModule => ({ open: (tools) => open?.(read, tools), checks: check ? [check(read)] : [] }),
  );
  return { ...rest, setUp: (variables) => setUp.safeParse(variables) };
};
