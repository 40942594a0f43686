import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { RecordDeclaration } from '../../../contract/records/defineRecords';
import type { ActionMail } from '../../../contract/records/recordActions';
import type { RecordField } from '../../../contract/records/recordFields';
import { dayMonthYear } from '../../../contract/rules/lisbonDay';
import { userStatus } from '../../../contract/rules/userTypes';
import { users } from '../../db/schema/users';
import { composeMail } from '../../mail/composeMail';
import type { ServiceContext } from '../context/serviceContext';
import type { WorkContext } from '../context/workContext';
import type { ClaimedJob } from '../queue/claimJob';
import { enqueueJob } from '../queue/enqueueJob';
import type { JobPayload } from '../queue/jobKinds';
import { finishJob } from '../queue/settleJob';
import { deliver } from './deliver';
import { recordMailTexts } from './texts';

type Stored = Readonly<Record<string, unknown>> & { readonly id: number };

/**
 * Queues the e-mail of an action, as the record is now, to be sent once the transaction is committed; none where the
 * record names nobody to send it to.
 */
export const queueRecordMail = async (
  context: ServiceContext,
  { fields, belongsTo, createdBy, states }: RecordDeclaration,
  { to, subject, paragraphs, page }: ActionMail,
  record: Stored,
  reason: string | null,
): Promise<void> => {
  const userId = record[(to === 'owner' ? belongsTo : createdBy) ?? ''];
  if (typeof userId !== 'number') return;
  const textOf = (name: string): string => {
    if (name === 'id') return String(record.id);
    if (name === 'reason') return reason ?? '';
    const field = fields.find(({ source }) => source === (name === 'state' ? states?.field : name));
    return field ? shownText(field, record[field.source]) : '';
  };
  const filledIn = (text: string) => text.replace(/%\{(\w+)\}/g, (_, name: string) => textOf(name));
  await enqueueJob(context, 'sendRecordMail', {
    userId,
    subject: filledIn(subject).replace(/\s+/g, ' '),
    paragraphs: paragraphs.map(filledIn),
    page: filledIn(page),
  });
};

/**
 * Sends an e-mail about a record to the address of an account or, where a provider has none, to those of its operators.
 */
export const sendRecordMail = async (
  context: WorkContext,
  job: ClaimedJob,
  { userId, subject, paragraphs, page, linkText = recordMailTexts.open }: JobPayload<'sendRecordMail'>,
): Promise<void> => {
  const { db, publicUrl } = context;
  const found = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(
      and(
        or(eq(users.id, userId), eq(users.parentId, userId)),
        eq(users.userStatusId, userStatus.active),
        isNotNull(users.username),
      ),
    )
    .orderBy(asc(users.id))
    .limit(maxAddresses);
  const own = found.filter(({ id }) => id === userId);
  const to = (own.length > 0 ? own : found).map(({ username }) => username).join(', ');
  if (to) {
    const link = { href: `${publicUrl.replace(/\/$/, '')}${page}`, text: linkText };
    await deliver(context, job, composeMail({ to, subject, paragraphs, link }));
  }
  await finishJob(db, job);
};

/** The most addresses that a message goes to. */
const maxAddresses = 50;

const shownText = (field: RecordField, value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (field.kind === 'choice') return field.choices[String(value)] ?? String(value);
  if (field.kind === 'yesNo') return value ? recordMailTexts.yes : recordMailTexts.no;
  if (field.kind === 'date') return dayMonthYear(new Date(`${String(value)}T12:00:00Z`));
  return value instanceof Date ? dayMonthYear(value) : String(value);
};
