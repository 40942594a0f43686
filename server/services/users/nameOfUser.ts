import { sql } from 'drizzle-orm';
import { users } from '../../db/schema/users';

/** The name of a user, as others read it. */
export const nameOfUser = sql<string>`coalesce(${users.name}, ${users.username}, '')`;
