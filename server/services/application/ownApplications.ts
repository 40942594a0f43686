import { eq, type SQL, sql } from 'drizzle-orm';
import { applications } from '../../db/schema/applications';
import type { Actor } from '../serviceContext';

/** The applications that an actor may see: administrators all, the others those of their provider (api.md, "Isolation"). */
export const ownApplications = (actor: Actor): SQL | undefined => {
  if (actor.role === 'Administrator') return undefined;
  return actor.providerId === null ? sql`false` : eq(applications.providerId, actor.providerId);
};
