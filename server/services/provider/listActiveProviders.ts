import { and, eq } from 'drizzle-orm';
import { userStatus, userType } from '../../../contract/rules/userTypes';
import { users } from '../../db/schema/users';
import type { ServiceContext } from '../serviceContext';

/** A provider by id and name. */
export type NamedProvider = Pick<typeof users.$inferSelect, 'id' | 'name'>;

/** Every active provider, by name (spec 7, get-providers). */
export const listActiveProviders = ({ db }: ServiceContext): Promise<NamedProvider[]> =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.userTypeId, userType.provider), eq(users.userStatusId, userStatus.active)))
    .orderBy(users.name, users.id);
