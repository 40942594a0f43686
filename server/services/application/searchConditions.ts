import { and, eq, gte, inArray, like, lt, not, type SQL } from 'drizzle-orm';
import type { searchBackofficeApplications } from '../../../contract/calls/application';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import {
  statusForProviderSide,
  storedStatusesOf,
  storedStatusIds,
} from '../../../contract/rules/applicationStatuses';
import { endOfLisbonDay, startOfLisbonDay } from '../../../contract/rules/lisbonDay';
import { applications } from '../../db/schema/applications';
import { users } from '../../db/schema/users';
import { containing } from '../containing';
import type { SignedInContext } from '../serviceContext';
import { isDelayed } from './isDelayed';
import { ownApplications } from './ownApplications';

/** The fields that a search of applications may narrow by (spec 3, "Search models"). */
export type ApplicationSearch = Partial<CheckedInput<typeof searchBackofficeApplications>>;

const earliest = Date.UTC(1900, 0, 1);
const latest = Date.UTC(3000, 0, 1);
/** Dates beyond what the database's calendar can hold find the same as the earliest and latest it is asked for. */
const calendarDate = (text: string) => new Date(Math.min(Math.max(Date.parse(text), earliest), latest));
const dayAfter = (text: string) => new Date(endOfLisbonDay(calendarDate(text)).getTime() + 1);

/** An administrator searches what is stored; the others what they see, so that a search can't tell them more (api.md). */
const statusCondition = ({ actor }: SignedInContext, statusId: number) =>
  inArray(applications.statusId, [
    ...(actor.role === 'Administrator'
      ? storedStatusesOf(statusId)
      : storedStatusIds.filter((stored) => statusForProviderSide(stored) === statusId)),
  ]);

const postCodeCondition = (postCode: string) =>
  postCode.includes('-') ? eq(applications.postCode, postCode) : like(applications.postCode, `${postCode}-%`);

const delayCondition = ({ now }: SignedInContext, delayed: boolean) =>
  delayed ? isDelayed(now()) : not(isDelayed(now()));

const when = <T>(value: T | null | undefined, condition: (value: T) => SQL): SQL | undefined =>
  value === undefined || value === null ? undefined : condition(value);

/** Every filter that is set, and whose applications the actor may see: all must hold (spec 2.5 and 2.6). */
export const searchConditions = (context: SignedInContext, search: ApplicationSearch): SQL | undefined =>
  and(
    ownApplications(context.actor),
    when(search.id, (id) => eq(applications.id, id)),
    when(search.fiscalNumber, (nif) => eq(applications.fiscalNumber, nif)),
    when(search.studentFiscalNumber, (nif) => eq(applications.studentFiscalNumber, nif)),
    when(search.beginDate, (date) => gte(applications.createdOn, startOfLisbonDay(calendarDate(date)))),
    when(search.endDate, (date) => lt(applications.createdOn, dayAfter(date))),
    when(search.providerEmail, (text) => containing(applications.providerEmail, text)),
    when(search.createdBy, (text) =>
      inArray(
        applications.createdById,
        context.db.select({ id: users.id }).from(users).where(containing(users.username, text)),
      ),
    ),
    when(search.postCode, postCodeCondition),
    when(search.applicationStatusId, (id) => statusCondition(context, id)),
    when(search.wasTSIActivationDelayed, (delayed) => delayCondition(context, delayed)),
    when(search.providerId, (id) => eq(applications.providerId, id)),
    when(search.isStudent, (isStudent) => eq(applications.isStudent, isStudent)),
  );
