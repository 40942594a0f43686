import type { auditSubjects } from '../../../contract/records/auditRecords';
import type { AuditAction } from '../../../contract/rules/auditActions';
import type { AuditDetail } from '../../../contract/rules/auditDetails';
import { auditEvents } from '../../db/schema/auditEvents';
import { hashOfSought } from '../../lib/hashOfSought';
import { readingUnits } from '../context/allowance';
import type { ServiceContext, SignedInContext } from '../context/serviceContext';

/** What events are about; each has its own words for people who read the trail. */
export type AuditSubject = keyof typeof auditSubjects;

/** What happened, for the audit trail; `detail` never holds personal data. */
export interface AuditEntry {
  action: AuditAction;
  subject?: AuditSubject;
  subjectId?: number;
  detail?: AuditDetail;
}

/** Actions that mean that somebody looked; a prefetch is told apart from them. */
const looks: readonly AuditAction[] = ['view', 'download'];

/** Returns the action to record: `prefetch` instead of a look if the data was only prefetched. */
const actionOf = ({ isPrefetch }: Pick<SignedInContext, 'isPrefetch'>, action: AuditAction): AuditAction =>
  isPrefetch && looks.includes(action) ? 'prefetch' : action;

/** Returns whether a citizen was looked up: a request or document opened, or a search that names a person. */
const isLookUp = ({ action, subject, detail }: AuditEntry): boolean =>
  (looks.includes(action) && (subject === 'application' || subject === 'file')) ||
  (subject === 'applications' && detail?.by !== undefined);

/** Adds a row to the audit trail, in the caller's transaction if `context.db` is one (spec 10.8). */
export const writeAuditEvent = async (
  context: ServiceContext & Partial<Pick<SignedInContext, 'actor' | 'isPrefetch' | 'lookupPurpose'>>,
  entry: AuditEntry,
): Promise<void> => {
  const onBehalfOf = context.actor?.client?.onBehalfOfId;
  const added = {
    ...(onBehalfOf !== undefined && { onBehalfOf }),
    ...(context.askedById !== undefined && { askedBy: context.askedById }),
    ...(context.lookupPurpose && isLookUp(entry) && { purpose: context.lookupPurpose }),
  };
  await context.db.insert(auditEvents).values({
    ...entry,
    ...(Object.keys(added).length > 0 && { detail: { ...entry.detail, ...added } }),
    action: actionOf(context, entry.action),
    actorId: context.actor?.userId ?? null,
    remoteAddress: context.remoteAddress,
    occurredOn: context.now(),
  });
};

/** What a list showed. */
interface ShownList {
  /** The subject of the event, in the plural. */
  readonly subject: Extract<AuditSubject, 'applications' | 'users'>;
  /** The filters that name a person, never what was looked for. */
  readonly by: readonly string[];
  /** The NIFs among them, of which a keyed hash is recorded. */
  readonly sought?: readonly string[];
  readonly ids: readonly number[];
  /** The one that was asked for by its id: it exists, also where the page shows nobody. */
  readonly id?: number | undefined;
  /** How many match on all pages; what a page past the last one tells too. */
  readonly totalItems?: number;
}

/**
 * Counts and records whose data a list showed or, where it showed nobody, that somebody was looked for or how many there are.
 * Records nothing where nothing was told. Looking for a person is never a prefetch.
 */
export const auditList = async (
  context: SignedInContext,
  { subject, by, sought = [], ids, id, totalItems = 0 }: ShownList,
): Promise<void> => {
  if (subject === 'applications') await context.countRead?.(context.db, ids.length * readingUnits.row);
  const isEmpty = ids.length === 0;
  if (isEmpty && by.length === 0 && totalItems === 0) return;
  const { auditKey } = context;
  const hashes = auditKey ? await Promise.all(sought.map((nif) => hashOfSought(auditKey, nif))) : [];
  await writeAuditEvent(by.length > 0 ? { ...context, isPrefetch: false } : context, {
    action: isEmpty ? 'search' : 'view',
    subject,
    detail: {
      ids,
      ...(by.length > 0 && { by }),
      ...(hashes.length > 0 && { sought: hashes }),
      ...(isEmpty && totalItems > 0 && { ...(id !== undefined && { id }), matching: totalItems }),
    },
  });
};

/** Counts and records that an application, or a part of it, was viewed (spec 10.8). */
export const auditView = async (
  context: SignedInContext,
  applicationId: number,
  part?: AuditDetail['part'],
): Promise<void> => {
  await context.countRead?.(context.db, part ? readingUnits.part : readingUnits.request);
  await writeAuditEvent(context, {
    action: 'view',
    subject: 'application',
    subjectId: applicationId,
    ...(part && { detail: { part } }),
  });
};
