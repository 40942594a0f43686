import { nodeModules } from '../../../modules/node';
import { PlainError } from '../../lib/plainError';
import type { SetUpModule } from '../modules/nodeModule';
import { type Config, environment, variables } from './environment';

/** The name of every setting. */
export const settingNames: readonly string[] = [
  ...Object.keys(variables.shape),
  ...nodeModules.flatMap((module) => module.variables),
];

/** All settings of a deployment. */
export type InstalledConfig = Config & {
  /** The modules that are in, by their settings. */
  readonly modules: readonly SetUpModule[];
};

/** A setting that is wrong, and what it must be. */
export interface SettingMistake {
  readonly name: string;
  readonly message: string;
}

/** The settings are wrong: which ones, and what they must be. */
export class WrongSettings extends PlainError {
  constructor(readonly mistakes: readonly SettingMistake[]) {
    const lines = mistakes.map(({ name, message }) => `  ${name}: ${message}`);
    super('settings', `Wrong settings in the environment:\n${lines.join('\n')}`);
  }
}

/** Reads the environment, treating empty variables as absent; throws an error that lists every mistake. */
export const readConfig = (variables: Readonly<Record<string, string | undefined>>): InstalledConfig => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  const modules = nodeModules.map(({ setUp }) => setUp(given));
  if (result.success && modules.every((module) => module.success))
    return { ...result.data, modules: modules.map(({ data }) => data) };
  throw new WrongSettings(
    [result, ...modules]
      .flatMap(({ error }) => error?.issues ?? [])
      .map(({ path, message }) => ({ name: path.join('.'), message })),
  );
};
