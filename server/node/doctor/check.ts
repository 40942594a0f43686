import type { Database } from '../../db/database';
import type { DocumentPlaces } from '../../documents/documentPlaces';
import type { TokenKeys } from '../../lib/tokenKeys';
import type { Config } from '../settings/environment';
import type { Secrets } from '../settings/secretSettings';
import { type Check, type Finding, fail, reasonOf } from './finding';

/** A finding with what it is about. */
export interface ReportLine extends Finding {
  readonly subject: string;
}

/** What checks look at. */
export interface CheckContext {
  readonly config: Config;
  /** The secrets behind access tokens, if there are any already. */
  readonly secrets: Secrets | undefined;
  /** The keys of the audit's seals; none before the first start. */
  readonly auditKeys: readonly CryptoKey[];
  /** The keys that seal those of documents; absent before the first start, or where documents are not encrypted. */
  readonly documentKeys: TokenKeys | undefined;
}

/** What checks of the database look at; the connection takes no writes. */
export interface DatabaseContext extends CheckContext {
  readonly db: Database;
  readonly documents: DocumentPlaces;
  /** How many documents are read. */
  readonly documentSample: number;
}

/** How long a check may take. */
const checkMilliseconds = 10_000;

/** Runs checks side by side, and returns what they found in the order of the checks. */
export const runChecks = async <Context>(
  checks: readonly Check<Context>[],
  context: Context,
): Promise<ReportLine[]> => {
  const found = await Promise.all(checks.map(({ look }) => withinTime(look(context)).catch(failureOf)));
  return found.flatMap((findings, index) =>
    [findings].flat().map((finding) => ({ subject: checks[index]?.subject ?? '', ...finding })),
  );
};

const withinTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer within ${checkMilliseconds / 1000} seconds`)),
      checkMilliseconds,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const failureOf = (failure: unknown): Finding =>
  fail(`could not be checked: ${reasonOf(failure)}`, 'see the other lines, or run it again');

/** A line of the report: what it is about, what was found, what to do. */
export const printed = ({ level, subject, found, advice }: ReportLine): string =>
  `${level.padEnd(4)}  ${subject}: ${found}${advice ? ` — ${advice}` : ''}`;
