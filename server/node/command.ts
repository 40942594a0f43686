import type { Config } from './settings/environment';

/** What the program does besides serving, by settings that are all right. */
export interface Command {
  /** What comes after the name on the command line. */
  readonly args: string;
  /** One line for whoever asks for help. */
  readonly summary: string;
  readonly run: (config: Config, args: readonly string[]) => Promise<void>;
}
