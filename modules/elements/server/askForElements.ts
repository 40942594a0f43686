import { elementsDayRange, elementsMessages } from '../../../contract/rules/elements';
import { elementRequests } from '../../../server/db/schema/elementRequests';
import { fieldRefusal, Refusal } from '../../../server/lib/refusal';
import { lockForMove } from '../../../server/services/applications/moves/lockForMove';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import { onceByKey } from '../../../server/services/context/onceByKey';
import { requireAccess } from '../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { elementsAsked, mayChangeRequest } from '../../../server/services/hooks/hooks';
import type { ElementsQuestion } from '../contract/bodies';
import {
  askForElements as askForElementsCall,
  withdrawElements as withdrawElementsCall,
} from '../contract/calls';
import { queueElementsReminder, tellOfQuestion } from './elementsMail';
import { endElements, openElementsOf } from './endElements';
import { elementsTexts } from './texts';

/**
 * Asks the provider of an application that awaits the regulator for what is missing. Its status stays; the provider is
 * told by e-mail, and once more on the day before the last.
 * @throws {Refusal} `badRequest` if it does not await a decision, a module holds it, something is asked for already, or the day is
 *   outside the range; and if there is no such application
 */
export const askForElements = async (
  context: SignedInContext,
  { applicationId, text, dueDate }: ElementsQuestion,
): Promise<boolean> => {
  requireAccess(context, askForElementsCall);
  return onceByKey(context, async (inside) => {
    const { db, actor, now } = inside;
    const application = await lockForMove(inside, applicationId, 'decide');
    await mayChangeRequest(inside, applicationId);
    const { first, last } = elementsDayRange(now());
    if (dueDate < first || dueDate > last)
      throw fieldRefusal(askForElementsCall.labels?.dueDate ?? '', elementsMessages.dueDate);
    if ((await db.$count(elementRequests, openElementsOf(applicationId))) > 0)
      throw new Refusal('badRequest', elementsTexts.alreadyAsked);
    const [asked] = await db
      .insert(elementRequests)
      .values({ applicationId, askedById: actor.userId, askedOn: now(), text, dueDate })
      .returning({ id: elementRequests.id });
    if (!asked) throw new Error('The database returned no id for a request for elements.');
    await writeAuditEvent(inside, {
      action: 'askForElements',
      subject: 'application',
      subjectId: applicationId,
      detail: { dueDate },
    });
    await tellOfQuestion(inside, application, { text, dueDate });
    await elementsAsked(inside, { applicationId, elementRequestId: asked.id, dueDate });
    await queueElementsReminder(inside, asked.id, dueDate);
    return true;
  });
};

/**
 * Takes back what was asked for about an application; the provider no longer sees it as open.
 * @throws {Refusal} `badRequest` if nothing is open, or there is no such application
 */
export const withdrawElements = async (
  context: SignedInContext,
  { applicationId }: { applicationId: number },
): Promise<boolean> => {
  requireAccess(context, withdrawElementsCall);
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    await lockForMove(inside, applicationId, 'decide');
    if (!(await endElements(inside, applicationId))) throw new Refusal('badRequest', elementsTexts.notOpen);
    return true;
  });
};
