import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Selects what people know whoever acted by: the e-mail, or the name of a provider's system, which has none. */
export const nameOfActor = ({ username, name }: { username: PgColumn; name: PgColumn }): SQL<string | null> =>
  sql`coalesce(${username}, ${name})`;
