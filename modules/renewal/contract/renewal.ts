import { z } from 'zod';
import { day, moment } from '../../../contract/entities/moment';
import { householdServiceNames, serviceResults } from '../../../contract/rules/verification';
import { keysOf } from './keysOf';
import {
  exceptionReasons,
  handingIn,
  itemStates,
  leftReasons,
  rehearsedOutcomes,
  renewalStates,
  renewedHow,
} from './states';

const id = z.int32().positive();
const itemId = z.int().positive();
const count = z.int().nonnegative();

/** Which active tariffs a renewal is about: all, or those for which everything that is set holds. */
const renewalScope = z.object({
  providerId: id.nullable(),
  district: z.string().nullable(),
  /** Those that began before this day, AAAA-MM-DD. */
  startedBefore: day.nullable(),
});

/** A renewal of tariffs: rehearsed first, then started by an administrator, at once or on a day. */
export const renewal = z.object({
  id,
  state: z.enum(keysOf(renewalStates)),
  ...renewalScope.shape,
  providerDescription: z.string().nullable(),
  /** The last day until which it renews, AAAA-MM-DD. */
  validUntil: day,
  /** The day on which it is to start, AAAA-MM-DD; null where it was started at once, or was not yet. */
  startsOn: day.nullable(),
  createdOn: moment,
  rehearsedOn: moment.nullable(),
  startedOn: moment.nullable(),
  /** When the last tariff was asked about, so that only exceptions are left. */
  askedOn: moment.nullable(),
  endedOn: moment.nullable(),
  /** For administrators: who rehearsed, started and stopped it. */
  createdBy: z.string().nullish(),
  startedBy: z.string().nullish(),
  endedBy: z.string().nullish(),
  /** The terms as they were when it was rehearsed, in days. */
  noticeDays: count,
  answerDays: count,
  /** How many tariffs of it are in each state; those of the caller's provider where it has one. */
  counts: z.partialRecord(z.enum(keysOf(itemStates)), count),
  /** Whether every tariff of the scope is in it by now: the counts grow until then. */
  isFilled: z.boolean(),
});
export type Renewal = z.infer<typeof renewal>;

/** What the installation's settings say. */
export const renewalTerms = z.object({
  questionsPerSecond: z.number(),
  /** The hours of the day in Portugal within which the services are asked: from the first to before the second. */
  fromHour: z.int(),
  untilHour: z.int(),
  noticeDays: count,
  answerDays: count,
  /** Whether whom the services renewed is no longer to be handed in with the yearly list. */
  shrinksList: z.boolean(),
});
export type RenewalTerms = z.infer<typeof renewalTerms>;

/** How many tariffs of a provider a rehearsal found alike. */
export const rehearsedCount = z.object({
  providerId: id,
  providerDescription: z.string(),
  outcome: z.enum(keysOf(rehearsedOutcomes)),
  /** Whether the answers are young enough to be used, so that nobody would be asked. */
  isFresh: z.boolean(),
  count,
});
export type RehearsedCount = z.infer<typeof rehearsedCount>;

/** How many tariffs of a provider are alike in a renewal. */
export const renewalCount = z.object({
  providerId: id,
  providerDescription: z.string(),
  state: z.enum(keysOf(itemStates)),
  /** Of renewed ones. */
  how: z.enum(keysOf(renewedHow)).nullable(),
  /** Of all that became an exception, whatever they are now. */
  reason: z.enum(keysOf(exceptionReasons)).nullable(),
  /** Of those that were left alone. */
  leftBecause: z.enum(keysOf(leftReasons)).nullable(),
  count,
  /** How many of them the services were asked about, beside those whose answers were used again. */
  asked: count,
  /** How many of them the provider was told of. */
  noticed: count,
});
export type RenewalCount = z.infer<typeof renewalCount>;

/** A renewal's figures, and those of its rehearsal. They add up: every tariff is counted once. */
export const renewalReport = z.object({
  renewal,
  rows: z.array(renewalCount),
  rehearsal: z.array(rehearsedCount),
});
export type RenewalReport = z.infer<typeof renewalReport>;

/** A number for publication: rounded down to a multiple of five, and left out below. */
export const publicCount = z.object({
  district: z.string(),
  outcome: z.enum(['renewed', 'exception', 'ended', 'silent', 'left']),
  count: count.multipleOf(5),
});
export type PublicCount = z.infer<typeof publicCount>;

const person = {
  applicationId: id,
  providerId: id,
  providerDescription: z.string(),
  fiscalNumber: z.string(),
  studentFiscalNumber: z.string().nullable(),
  fullName: z.string(),
  activationStartDate: moment.nullable(),
};

/** Somebody who would lose the tariff by what the services said last. */
export const wouldLose = z.object({
  ...person,
  reason: z.enum(keysOf(exceptionReasons)),
  /** When the older of the answers was given. */
  askedOn: moment,
});

/** What a service said of a tariff last. */
const said = z.object({
  service: z.enum(householdServiceNames),
  result: z.enum(serviceResults),
  code: z.string().nullable(),
  reason: z.string().nullable(),
  askedOn: moment,
});

/** A recheck or yearly request that was handed in, and whose decision the end waits for. */
const handedIn = z.object({ applicationId: id, kind: z.enum(['recheck', 'maintenance']), createdOn: moment });

const inRenewal = {
  id: itemId,
  renewalId: id,
  state: z.enum(keysOf(itemStates)),
  how: z.enum(keysOf(renewedHow)).nullable(),
  reason: z.enum(keysOf(exceptionReasons)).nullable(),
  leftBecause: z.enum(keysOf(leftReasons)).nullable(),
  /** What is to be cleared up, in the words of the services. */
  conditions: z.array(z.string()),
  /** Days, AAAA-MM-DD: of the notice, on which the tariff ends at the earliest, and on which it did. */
  noticedOn: day.nullable(),
  endsOn: day.nullable(),
  endedOn: day.nullable(),
  renewedOn: moment.nullable(),
  /** What the end waits for; null unless the state is `waiting`. */
  handedIn: handedIn.nullable(),
};

/** A tariff in a renewal. */
export const renewalItem = z.object({
  ...person,
  ...inRenewal,
  /** How often the services left it unanswered in a row, and when they are asked again. */
  attempts: count,
  nextAskOn: moment.nullable(),
  /** Why an administrator kept it, and who that was. */
  keptBecause: z.string().nullable(),
  keptBy: z.string().nullable(),
  said: z.array(said),
});
export type RenewalItem = z.infer<typeof renewalItem>;

/** A tariff of the caller's provider that will end, and what can be done about that. */
export const renewalNotice = z.object({
  ...person,
  ...inRenewal,
  mayHandIn: z.array(z.enum(keysOf(handingIn))),
});
export type RenewalNotice = z.infer<typeof renewalNotice>;

/** What the last renewal of a tariff says of it; administrators get all of it. */
export const renewalOfApplication = renewalNotice.extend({ said: z.array(said).nullish() });
export type RenewalOfApplication = z.infer<typeof renewalOfApplication>;
