import { asc, eq } from 'drizzle-orm';
import { getConsents } from '../../../../contract/calls/consents';
import { declarationTexts } from '../../../../contract/declarationTexts';
import { applicationConsents } from '../../../db/schema/applicationConsents';
import { users } from '../../../db/schema/users';
import { auditView } from '../../audit/writeAuditEvent';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import { nameOfActor } from '../../users/nameOfActor';
import { requireApplication } from '../visibility/requireApplication';

/** A declaration that was ticked, with the text that was shown. */
export interface ConsentRow
  extends Omit<typeof applicationConsents.$inferSelect, 'applicationId' | 'givenById'> {
  readonly givenBy: string | null;
  readonly text: string;
}

/**
 * Returns the declarations of a request as they were ticked, and records the view.
 * @throws {Refusal} `badRequest` if there is no such request
 */
export const listConsents = async (
  context: SignedInContext,
  { applicationId }: { applicationId: number },
): Promise<ConsentRow[]> => {
  requireAccess(context, getConsents);
  await requireApplication(context, applicationId);
  await auditView(context, applicationId, 'consents');
  const given = await context.db
    .select({
      declaration: applicationConsents.declaration,
      version: applicationConsents.version,
      textDigest: applicationConsents.textDigest,
      givenOn: applicationConsents.givenOn,
      givenBy: nameOfActor(users),
    })
    .from(applicationConsents)
    .innerJoin(users, eq(users.id, applicationConsents.givenById))
    .where(eq(applicationConsents.applicationId, applicationId))
    .orderBy(asc(applicationConsents.declaration));
  return given.map((one) => ({ ...one, text: tickedText(one) }));
};

/** Returns the text that was shown and ticked; empty for a version that only a newer server knows. */
export const tickedText = ({
  declaration,
  version,
}: Pick<typeof applicationConsents.$inferSelect, 'declaration' | 'version'>): string =>
  declarationTexts[version - 1]?.[declaration] ?? '';
