import { and, asc, eq } from 'drizzle-orm';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import { startsFrom } from '../../../contract/rules/applicationMoves';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { elementsDays } from '../../../contract/rules/elements';
import { addLisbonDays, lisbonDate } from '../../../contract/rules/lisbonDay';
import { maxRequestsPerProcessing } from '../../../contract/rules/maintenanceLimits';
import { applications } from '../../../server/db/schema/applications';
import { elementRequests } from '../../../server/db/schema/elementRequests';
import { Refusal } from '../../../server/lib/refusal';
import { processRequests } from '../../../server/services/annualMaintenance/processRequests';
import { decideEligibility } from '../../../server/services/applications/moves/decide';
import { requireAccess } from '../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { askForElements } from '../../elements/server/askForElements';
import { decideInSandbox as decideCall, processSandboxLists as processCall } from '../contract/calls';
import { maxSandboxQuestions } from '../contract/sandboxLimits';
import { inSandbox } from './inSandbox';
import { regulator } from './regulator';
import { sandboxTexts } from './texts';

/**
 * Decides a request of the provider in the sandbox, or asks for elements, as the sandbox's regulator.
 * @throws {Refusal} `notFound` if the provider has no such request there; `badRequest` if it awaits no decision, or elements are asked for
 *   already
 */
export const decideInSandbox = async (
  context: SignedInContext,
  input: CheckedInput<typeof decideCall>,
): Promise<true> => {
  requireAccess(context, decideCall);
  const { inside, providerId } = await inSandbox(context, input);
  const { applicationId, decision, reason } = input;
  const [found] = await inside.db
    .select({ statusId: applications.statusId })
    .from(applications)
    .where(and(eq(applications.id, applicationId), eq(applications.providerId, providerId)));
  if (!found) throw new Refusal('notFound', sandboxTexts.noRequest);
  if (!startsFrom('decide', found.statusId))
    throw new Refusal('badRequest', sandboxTexts.awaitsNoDecision, undefined, 'applicationId');
  const asRegulator = asTheRegulator(inside);
  if (decision === 'askForElements') {
    const asked = await inside.db.$count(elementRequests, eq(elementRequests.applicationId, applicationId));
    if (asked >= maxSandboxQuestions)
      throw new Refusal('badRequest', sandboxTexts.askedOften(asked), undefined, 'applicationId');
    await askForElements(asRegulator, {
      applicationId,
      text: reason ?? '',
      dueDate: lisbonDate(addLisbonDays(inside.now(), elementsDays)),
    });
  } else
    await decideEligibility(asRegulator, {
      applicationId,
      applicationStatus: applicationStatus[decision],
      reason,
    });
  return true;
};

/**
 * Sends the provider's submitted maintenance requests in the sandbox for verification, as its regulator; returns how many.
 * @throws {Refusal} `badRequest` if there is none that can be
 */
export const processSandboxLists = async (
  context: SignedInContext,
  input: CheckedInput<typeof processCall>,
): Promise<{ requests: number }> => {
  requireAccess(context, processCall);
  const { inside, providerId } = await inSandbox(context, input);
  const submitted = await inside.db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.providerId, providerId),
        eq(applications.kind, 'maintenance'),
        eq(applications.statusId, applicationStatus.submitted),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(maxRequestsPerProcessing);
  const results = await processRequests(
    asTheRegulator(inside),
    submitted.map(({ id }) => id),
  );
  const requests = results.filter(({ success }) => success).length;
  if (requests > 0) return { requests };
  const refused = results.find((one) => !one.success);
  throw new Refusal(
    'badRequest',
    refused ? { text: refused.errorMessage, code: refused.errorCode } : sandboxTexts.nothingToProcess,
  );
};

/** The sandbox's regulator is nobody who could ask a second person. */
const asTheRegulator = <Context extends SignedInContext>(inside: Context) => ({
  ...inside,
  actor: regulator,
  isSettled: true as const,
});
