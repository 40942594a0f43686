import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CheckedInput } from '../../../../contract/calls/defineCall';
import { rowsOf } from '../../../../server/db/rowsOf';
import { auditList, writeAuditEvent } from '../../../../server/services/audit/writeAuditEvent';
import { requireAccess } from '../../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../../server/services/context/serviceContext';
import { downloadWouldLose as downloadCall, getWouldLose as getCall } from '../../contract/calls';
import { knownAnswers } from '../declared/knownAnswers';
import { inScope, type RenewalRun } from '../declared/renewalRun';
import { requireRenewal } from './renewals';

const rows = z.array(
  z.object({
    applicationId: z.number(),
    providerId: z.number(),
    providerDescription: z.string(),
    fiscalNumber: z.string(),
    studentFiscalNumber: z.string().nullable(),
    fullName: z.string(),
    activationStartDate: z.coerce.date().nullable(),
    reason: z.enum(['no', 'conditional']),
    askedOn: z.coerce.date(),
  }),
);
export type FoundLoser = z.infer<typeof rows>[number];

const rowsOfPage = 100;
const rowsOfPart = 1_000;

/**
 * Lists who would lose the tariff by the last stored answers, as they are now, in the order of their requests' numbers.
 * @throws {Refusal} `notFound` if there is no such renewal
 */
export const listWouldLose = async (
  context: SignedInContext,
  { renewalId, after = 0 }: CheckedInput<typeof getCall>,
): Promise<{ items: FoundLoser[]; next: number | null }> => {
  requireAccess(context, getCall);
  const { run } = await requireRenewal(context, renewalId);
  const found = await findLosers(context, run, after, rowsOfPage + 1);
  const items = found.slice(0, rowsOfPage);
  await auditList(context, {
    subject: 'applications',
    by: [],
    ids: items.map(({ applicationId }) => applicationId),
  });
  return { items, next: found.length > rowsOfPage ? (items.at(-1)?.applicationId ?? null) : null };
};

/**
 * Returns the same as parts of a thousand, for the workbook, and records the export.
 * @throws {Refusal} `notFound` if there is no such renewal
 */
export const exportWouldLose = async (
  context: SignedInContext,
  { renewalId }: CheckedInput<typeof downloadCall>,
): Promise<AsyncIterable<readonly FoundLoser[]>> => {
  requireAccess(context, downloadCall);
  const { run } = await requireRenewal(context, renewalId);
  await writeAuditEvent(context, { action: 'export', subject: 'renewal', subjectId: renewalId });
  return parts(context, run);
};

async function* parts(context: SignedInContext, run: RenewalRun): AsyncGenerator<FoundLoser[]> {
  for (let after = 0; ; ) {
    const part = await findLosers(context, run, after, rowsOfPart);
    yield part;
    const last = part.at(-1);
    if (part.length < rowsOfPart || !last) return;
    after = last.applicationId;
  }
}

const findLosers = async (
  { db, now }: SignedInContext,
  run: RenewalRun,
  after: number,
  atMost: number,
): Promise<FoundLoser[]> =>
  rows.parse(
    rowsOf(
      await db.execute(sql`
        select a.id as "applicationId", a.provider_id as "providerId", coalesce(owner.name, '') as "providerDescription",
          a.fiscal_number as "fiscalNumber", a.student_fiscal_number as "studentFiscalNumber", a.full_name as "fullName",
          a.activation_start_date as "activationStartDate", known.outcome as reason, known.asked_on as "askedOn"
        from applications a join users owner on owner.id = a.provider_id ${knownAnswers(run, now())}
        where a.id > ${after}::int and ${inScope(run)} and known.outcome in ('no', 'conditional')
        order by a.id limit ${atMost}::int`),
    ),
  );
