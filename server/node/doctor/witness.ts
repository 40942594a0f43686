import type { Database } from '../../db/database';
import type { ReportLine } from './check';

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
