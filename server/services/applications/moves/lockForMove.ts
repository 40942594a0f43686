import { isForKind, type MoveName, startsFrom } from '../../../../contract/rules/applicationMoves';
import { Refusal } from '../../../lib/refusal';
import { writeAuditEvent } from '../../audit/writeAuditEvent';
import type { Actor, ServiceContext, SignedInContext } from '../../context/serviceContext';
import { actionTexts } from '../texts';
import { lockApplication, type StoredApplication } from '../visibility/requireApplication';

/**
 * Locks and returns the application that an action starts from (spec 4, "Application lifecycle").
 * @throws {Refusal} `notFound` if the actor has no such application; `badRequest` if its kind or status forbids the
 *   action
 */
export const lockForMove = async (
  context: ServiceContext & { actor?: Actor },
  applicationId: number,
  move: MoveName,
): Promise<StoredApplication> => {
  const application = await lockApplication(context, applicationId);
  if (!isForKind(move, application.kind))
    throw new Refusal('badRequest', actionTexts.notForKind(application.kind));
  if (!startsFrom(move, application.statusId)) throw new Refusal('badRequest', actionTexts.stateChanged);
  return application;
};

/** Records that an item of a longer list named an application that doesn't exist for the actor. */
export const auditUnknown = async (
  context: SignedInContext,
  { reason }: Refusal,
  { applicationId }: { applicationId: number },
): Promise<void> => {
  if (reason !== 'notFound') return;
  const subject = { subject: 'application', subjectId: applicationId } as const;
  await writeAuditEvent(context, { action: 'refusal', ...subject, detail: { reason } });
};
