import { nodeModules } from '../../modules/node';
import type { Command } from './command';
import { importPostalCodes } from './importPostalCodes';
import { witness } from './installedWitness';
import { runCheckCounts } from './runCheckCounts';
import { runCopyTo } from './runCopyTo';
import { runDoctor } from './runDoctor';
import { runEncryptDocuments } from './runEncryptDocuments';
import { runMoveDocuments } from './runMoveDocuments';
import { runRehearseRestore } from './runRehearseRestore';
import { runReleaseIdentity } from './runReleaseIdentity';
import { runRewrapKeys } from './runRewrapKeys';
import { type InstalledConfig, readConfig } from './settings/config';
import { strayNames, strayText } from './settings/strayNames';

type Variables = Readonly<Record<string, string | undefined>>;

/** A command of the core, which also knows the modules. */
interface CoreCommand extends Omit<Command, 'run'> {
  readonly run: (config: InstalledConfig, args: readonly string[]) => Promise<void>;
}

/** Those of the core, by their name on the command line. */
const ofCore: Readonly<Record<string, CoreCommand>> = {
  'import-postal-codes': {
    args: 'FILE [--remove-others]',
    summary: 'fills or updates the table of streets from a CSV file',
    run: importPostalCodes,
  },
  'check-counts': {
    args: '',
    summary: 'compares the counts by day with the applications and corrects them',
    run: runCheckCounts,
  },
  'release-identity': {
    args: 'EMAIL',
    summary: 'lets a person whose corporate account was created anew sign in with it',
    run: runReleaseIdentity,
  },
  'move-documents': {
    args: '[--to database|folder|s3]',
    summary: 'moves every document to where new ones go, or to the place named, beside the servers',
    run: runMoveDocuments,
  },
  'encrypt-documents': {
    args: '',
    summary:
      'encrypts what was stored without a key, beside the servers; no version without keys shows it then',
    run: (config) => runEncryptDocuments(config),
  },
  'rewrap-keys': {
    args: '',
    summary: 'seals the keys of documents with the first key of DOCUMENT_KEY, beside the servers',
    run: (config) => runRewrapKeys(config),
  },
  'rehearse-restore': {
    args: witness?.args ?? '',
    summary: 'brings a restored copy to this version, checks all of it and says how far it reaches',
    run: runRehearseRestore,
  },
  'copy-to': {
    args: 'postgres://…',
    summary: 'copies the built-in database into an empty PostgreSQL database',
    run: runCopyTo,
  },
};

/** What every command is, of the core and of the modules. */
const commands: Readonly<Record<string, Pick<Command, 'args' | 'summary'>>> = Object.assign(
  {},
  ...nodeModules.map((module) => module.commands),
  ofCore,
);

/** The text of `--help`, which needs no settings. */
const helpText = (): string => {
  const doctor = {
    args: '',
    summary: 'checks settings, database, keys and surroundings, and tries what will be needed',
  };
  const lines = Object.entries({ doctor, ...commands }).map(([name, { args, summary }]) => ({
    usage: [name, args].join(' ').trim(),
    summary,
  }));
  const all = [
    { usage: '', summary: 'starts the server' },
    ...lines,
    { usage: 'help, --help', summary: 'shows this' },
  ];
  return [
    'node dist/server/main.js [COMMAND]; the settings are environment variables (docs/operate.md)',
    '',
    ...all.map(({ usage, summary }) => `  ${usage || '(no command)'}\n      ${summary}`),
    '',
  ].join('\n');
};

/**
 * Runs one of the program's commands.
 * @throws {Error} if there is no such command, or it fails
 */
export const runCommand = async (
  name: string,
  variables: Variables,
  args: readonly string[],
): Promise<void> => {
  if (['help', '--help', '-h'].includes(name)) return void process.stdout.write(helpText());
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command && name !== 'doctor')
    throw new Error(`Unknown command ${name}; there is ${['doctor', ...Object.keys(commands)].join(', ')}`);
  if (!command?.args && args.length > 0) throw new Error(`${name} takes no arguments.`);
  // It is there to find wrong settings.
  if (!command) return runDoctor(variables);
  for (const stray of strayNames(variables)) process.stderr.write(`${strayText(stray)}\n`);
  const config = readConfig(variables);
  const ofModules: Readonly<Record<string, Command>> = Object.assign(
    {},
    ...config.modules.map((module) => module.commands),
  );
  return (ofCore[name] ?? ofModules[name])?.run(config, args);
};
