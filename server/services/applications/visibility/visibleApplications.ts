import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { allows } from '../../../../contract/access';
import type { Database } from '../../../db/database';
import { applications } from '../../../db/schema/applications';
import type { Actor } from '../../context/serviceContext';

const sharing = alias(applications, 'sharing');

const isMaintenance = eq(applications.kind, 'maintenance');

/**
 * Returns whether an actor sees all kinds; one with rights on maintenance requests alone sees nothing else.
 */
const seesAllKinds = (actor: Actor) =>
  allows(actor, 'applications', 'show') || allows(actor, 'backofficeApplications', 'show');

/** Matches the applications that an actor may open. */
export const shownApplications = (actor: Actor): SQL | undefined =>
  and(ownApplications(actor), seesAllKinds(actor) ? undefined : isMaintenance);

/** Matches the applications whose documents an actor may read: those, and those that share theirs with one of them. */
export const applicationsWithShownDocuments = (db: Database, actor: Actor): SQL | undefined => {
  if (seesAllKinds(actor)) return ownApplications(actor);
  const shared = db
    .select({ id: sharing.id })
    .from(sharing)
    .where(and(eq(sharing.documentsOfId, applications.id), eq(sharing.kind, 'maintenance')));
  return and(ownApplications(actor), or(isMaintenance, exists(shared)));
};

/**
 * Matches the applications that an actor may see: administrators see all, others those of their provider
 * (spec 10.1).
 */
export const ownApplications = (actor: Actor): SQL | undefined => {
  if (actor.role === 'Administrator') return undefined;
  if (actor.providerId === null) return sql`false`;
  return eq(applications.providerId, actor.providerId);
};
