import { type AnyColumn, and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { searchBackofficeApplications } from '../../../../contract/calls/application';
import type { CheckedInput } from '../../../../contract/calls/defineCall';
import {
  statusForProviderSide,
  storedStatusesOf,
  storedStatusIds,
} from '../../../../contract/rules/applicationStatuses';
import { endOfLisbonDay, startOfLisbonDay } from '../../../../contract/rules/lisbonDay';
import { applications } from '../../../db/schema/applications';
import { providerEmails } from '../../../db/schema/providerEmails';
import { users } from '../../../db/schema/users';
import { containing } from '../../base/containing';
import type { SignedInContext } from '../../context/serviceContext';
import { ownApplications } from '../visibility/visibleApplications';
import { isDelayed, isNotDelayed } from './isDelayed';

/** The fields that a search of applications may narrow by (spec 3, "Search models"). */
export type ApplicationSearch = Partial<CheckedInput<typeof searchBackofficeApplications>>;

const earliest = Date.UTC(1900, 0, 1);
const latest = Date.UTC(3000, 0, 1);
/** Dates beyond what the database's calendar can hold find the same as the earliest and latest it is asked for. */
const calendarDate = (text: string) => new Date(Math.min(Math.max(Date.parse(text), earliest), latest));
const dayAfter = (text: string) => new Date(endOfLisbonDay(calendarDate(text)).getTime() + 1);

/** An administrator searches what is stored; the others what they see, so that a search can't tell them more (spec 10.2). */
const statusCondition = ({ actor }: SignedInContext, statusId: number) =>
  inArray(applications.statusId, [
    ...(actor.role === 'Administrator'
      ? storedStatusesOf(statusId)
      : storedStatusIds.filter((stored) => statusForProviderSide(stored) === statusId)),
  ]);

/** The first four digits have an index of their own, so that an area is found in the order of the list. */
const postCodeCondition = (postCode: string) =>
  postCode.includes('-')
    ? eq(applications.postCode, postCode)
    : eq(sql`left(${applications.postCode}, 4)`, postCode);

/**
 * One of some values that were found beforehand. Values, not a subquery: the database knows how frequent each is, and
 * chooses its way by that; a single one is read in the order of the list.
 */
const oneOf = (column: AnyColumn, values: readonly (string | number)[], type: 'text' | 'int'): SQL => {
  const [first] = values;
  if (first === undefined) return sql`false`;
  if (values.length === 1) return eq(column, first);
  return sql`${column} = any(${sql.param(values)}::${sql.raw(type)}[])`;
};

/** E-mails and users are few beside applications: which ones contain a text is asked first. */
const emailCondition = async ({ db }: SignedInContext, text: string) => {
  const found = await db
    .select({ email: providerEmails.email })
    .from(providerEmails)
    .where(containing(providerEmails.email, text));
  return oneOf(
    applications.providerEmail,
    found.map(({ email }) => email),
    'text',
  );
};

const authorCondition = async ({ db }: SignedInContext, text: string) => {
  const found = await db.select({ id: users.id }).from(users).where(containing(users.username, text));
  return oneOf(
    applications.createdById,
    found.map(({ id }) => id),
    'int',
  );
};

const delayCondition = ({ now }: SignedInContext, delayed: boolean) =>
  delayed ? isDelayed(now()) : isNotDelayed(now());

const when = <T, Condition>(
  value: T | null | undefined,
  condition: (value: T) => Condition,
): Condition | undefined => (value === undefined || value === null ? undefined : condition(value));

/** Every filter that is set, and whose applications the actor may see: all must hold (spec 2.5 and 2.6). */
export const searchConditions = async (
  context: SignedInContext,
  search: ApplicationSearch,
): Promise<SQL | undefined> =>
  and(
    ownApplications(context.actor),
    when(search.id, (id) => eq(applications.id, id)),
    when(search.fiscalNumber, (nif) => eq(applications.fiscalNumber, nif)),
    when(search.studentFiscalNumber, (nif) => eq(applications.studentFiscalNumber, nif)),
    when(search.beginDate, (date) => gte(applications.createdOn, startOfLisbonDay(calendarDate(date)))),
    when(search.endDate, (date) => lt(applications.createdOn, dayAfter(date))),
    await when(search.providerEmail, (text) => emailCondition(context, text)),
    await when(search.createdBy, (text) => authorCondition(context, text)),
    when(search.postCode, postCodeCondition),
    when(search.applicationStatusId, (id) => statusCondition(context, id)),
    when(search.wasTSIActivationDelayed, (delayed) => delayCondition(context, delayed)),
    when(search.providerId, (id) => eq(applications.providerId, id)),
    when(search.isStudent, (isStudent) => eq(applications.isStudent, isStudent)),
  );
