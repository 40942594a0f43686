import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import { maintenancePeriods } from '../../../server/db/schema/annualMaintenance';
import { applications } from '../../../server/db/schema/applications';
import { mailNotifications } from '../../../server/db/schema/mailNotifications';
import { requireAccess } from '../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { getSandbox as getCall, getSandboxMails as mailsCall } from '../contract/calls';
import { inSandbox } from './inSandbox';
import { simulatedExamples } from './simulatedExamples';

/** What is in a provider's sandbox; undefined where there is none. */
export const getSandbox = async (context: SignedInContext, input: CheckedInput<typeof getCall>) => {
  requireAccess(context, getCall);
  if (!context.sandbox && context.environment !== 'sandbox') return undefined;
  const { inside, providerId } = await inSandbox(context, input);
  const [period] = await inside.db
    .select({ beginDate: maintenancePeriods.beginDate, endDate: maintenancePeriods.endDate })
    .from(maintenancePeriods)
    .where(eq(maintenancePeriods.providerId, providerId));
  const requests = await inside.db.$count(applications, eq(applications.providerId, providerId));
  return { requests, period: period ?? null, simulator: await simulatedExamples() };
};

/** The e-mails about a provider's requests that the sandbox sent to nobody, newest first. */
export const getSandboxMails = async (
  context: SignedInContext,
  input: CheckedInput<typeof mailsCall>,
): Promise<{ items: (typeof mailNotifications.$inferSelect)[]; totalItems: number }> => {
  requireAccess(context, mailsCall);
  const { inside, providerId } = await inSandbox(context, input);
  const { pageNumber, pageSize, applicationId } = input;
  const wanted = and(
    eq(applications.providerId, providerId),
    isNotNull(mailNotifications.actualShippingDate),
    applicationId === undefined ? undefined : eq(applications.id, applicationId),
  );
  const joined = eq(applications.id, mailNotifications.applicationId);
  const found = await inside.db
    .select({ mail: mailNotifications })
    .from(mailNotifications)
    .innerJoin(applications, joined)
    .where(wanted)
    .orderBy(desc(mailNotifications.actualShippingDate), desc(mailNotifications.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  const [total] = await inside.db
    .select({ mails: count() })
    .from(mailNotifications)
    .innerJoin(applications, joined)
    .where(wanted);
  return { items: found.map(({ mail }) => mail), totalItems: total?.mails ?? 0 };
};
