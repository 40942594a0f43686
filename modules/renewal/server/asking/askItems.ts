import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type HouseholdServiceName,
  householdServiceNames,
  serviceResults,
} from '../../../../contract/rules/verification';
import { rowsOf } from '../../../../server/db/rowsOf';
import type { WorkContext } from '../../../../server/services/context/workContext';
import { backOff } from '../../../../server/services/queue/settleJob';
import { keptAnswersOf } from '../../../../server/services/verification/serviceAnswers';
import { noteSilence } from '../../../../server/services/verification/serviceStates';
import { type AskedService, askServices } from '../../../../server/verification/askServices';
import { renewalOutcome } from '../../contract/renewalOutcome';
import { knownAnswers } from '../declared/knownAnswers';
import type { ClaimedItems } from './claimItems';
import { type AskedItem, concludeItems } from './concludeItems';

const found = z.array(
  z.object({
    id: z.coerce.number(),
    applicationId: z.number(),
    fiscalNumber: z.string(),
    attempts: z.number(),
    fresh: z.partialRecord(z.enum(householdServiceNames), z.enum(serviceResults)),
  }),
);
type FoundItem = z.infer<typeof found>[number];

const minute = 60_000;
/** How long a tariff waits whose services did not answer: growing pauses, over days of an outage. */
const askAgain = { firstMilliseconds: minute, maxMilliseconds: 6 * 60 * minute };
/** How often a tariff looks whether the service that it needs is still switched off. */
const whileOff = { firstMilliseconds: 60 * minute, maxMilliseconds: 60 * minute };

/** Asks the services about leased tariffs, all at once, and writes what came of it in one transaction. */
export const askItems = async (context: WorkContext, claimed: ClaimedItems): Promise<void> => {
  const { states } = claimed;
  const off = states.filter(({ offSince }) => offSince).map(({ service }) => service);
  const items = await readItems(context, claimed);
  const asked = await Promise.all(items.map((item) => askOne(context, item, off)));
  await noteSilence(context, states, together(asked.flatMap(({ services }) => services)));
  await concludeItems(
    context,
    claimed,
    asked.map(({ result }) => result),
  );
};

/** Reads what the questions need; of a tariff that ended meanwhile nothing is asked, and its end is found when all are concluded. */
const readItems = async ({ db, now }: WorkContext, { run, ids }: ClaimedItems): Promise<FoundItem[]> =>
  found.parse(
    rowsOf(
      await db.execute(sql`
        select item.id, a.id as "applicationId", a.fiscal_number as "fiscalNumber", item.attempts, known.fresh
        from renewal_items item join applications a on a.id = item.application_id ${knownAnswers(run, now())}
        where item.id = any(${sql.param([...ids])}::bigint[]) and a.erased_on is null`),
    ),
  );

const askOne = async (
  context: WorkContext,
  { id, applicationId, fiscalNumber, attempts, fresh }: FoundItem,
  off: readonly HouseholdServiceName[],
): Promise<{ services: AskedService[]; result: AskedItem }> => {
  const missing = Object.values(fresh).includes('yes')
    ? []
    : householdServiceNames.filter((name) => fresh[name] === undefined);
  const services = await askServices(
    context.asking,
    missing.filter((name) => !off.includes(name)),
    { fiscalNumber, timesAsked: attempts },
  );
  const answers = {
    ...fresh,
    ...Object.fromEntries(services.map(({ service, answer }) => [service, answer?.result])),
  };
  const outcome = renewalOutcome(answers);
  const isPaused = services.length === 0;
  const wait = isPaused ? backOff(1, whileOff) : backOff(attempts + 1, askAgain);
  const moment = context.now();
  return {
    services,
    result: {
      id,
      outcome,
      wasAsked: services.length > 0,
      attempts: outcome === undefined && !isPaused ? attempts + 1 : attempts,
      nextAskOn: new Date(moment.getTime() + wait),
      answers: keptAnswersOf(services, moment).map((answer) => ({ ...answer, applicationId })),
    },
  };
};

/** Tells of each service whether it answered anybody: that one question has no answer makes no silence. */
const together = (asked: readonly AskedService[]): AskedService[] =>
  householdServiceNames.flatMap((name) => {
    const its = asked.filter(({ service }) => service === name);
    const one = its.find(({ answer }) => answer) ?? its.find(({ isOut }) => isOut) ?? its[0];
    return one ? [one] : [];
  });
