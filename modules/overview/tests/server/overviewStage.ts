import type { applicationHistory } from '../../../../server/db/schema/applicationHistory';
import { makeApplication } from '../../../../tests/support/builders';
import type { TestServer } from '../../../../tests/support/testServer';

/** The server's time in these tests, a Wednesday. */
export const overviewNow = new Date('2026-07-22T09:00:00Z');

const oneDay = 24 * 60 * 60 * 1000;

/** Returns the moment this many days before `overviewNow`. */
export const daysAgo = (days: number): Date => new Date(overviewNow.getTime() - days * oneDay);

type Values = NonNullable<Parameters<typeof makeApplication>[1]>;
type History = Partial<typeof applicationHistory.$inferInsert>;

/** Makes `count` identical applications. */
export const makeSeveral = async (
  { db }: Pick<TestServer, 'db'>,
  count: number,
  values: Values,
  history: History = {},
): Promise<void> => {
  for (let made = 0; made < count; made += 1) await makeApplication(db, values, history);
};

/** Makes `count` requests submitted and decided this many days ago, by a person if `by` names one. */
export const makeDecided = (
  server: Pick<TestServer, 'db'>,
  count: number,
  {
    submitted,
    decided,
    by = null,
    ...values
  }: Values & { submitted: number; decided: number; by?: number | null },
): Promise<void> =>
  makeSeveral(
    server,
    count,
    { createdOn: daysAgo(submitted), statusDate: daysAgo(decided), ...values },
    { authorId: by },
  );
