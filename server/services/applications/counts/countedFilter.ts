import { type SQL, sql } from 'drizzle-orm';
import { firstNotificationInTime } from '../../../../contract/rules/activation';
import { lisbonDate } from '../../../../contract/rules/lisbonDay';
import type { applications } from '../../../db/schema/applications';

type Kind = typeof applications.$inferSelect.kind;

/**
 * Filters by which applications can be counted without reading them; all those set must hold, and a list
 * means any of its values.
 */
export interface CountedFilter {
  /** Days of creation in Lisbon, inclusive, as AAAA-MM-DD; open-ended if absent. */
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
  readonly providerId?: number | undefined;
  readonly providerEmails?: readonly string[] | undefined;
  readonly createdByIds?: readonly number[] | undefined;
  /** A further common trait; not combined with a provider, e-mail or author. */
  readonly group?: CountedGroup | undefined;
  readonly kinds?: readonly Kind[] | undefined;
  readonly statusIds?: readonly number[] | undefined;
  readonly isStudent?: boolean | undefined;
  /** Whether the activation deadline is exceeded at a given moment. */
  readonly delayed?: { readonly is: boolean; readonly at: Date } | undefined;
}

/**
 * Applications counted together regardless of provider and author: those of any of these districts (empty where the
 * address has none), areas (the first four digits of a postal code) or decisions (written as by `decisionKey`).
 */
export interface CountedGroup {
  readonly by: 'district' | 'area' | 'decision';
  readonly values: readonly string[];
}

/** The author id in the origins of groups. */
export const ofGroups = sql.raw('-1');
/** Where a change has the value that it is grouped by; the place of the group's origin has it after the name. */
export const groupColumns = { district: 'district', area: 'post_code_area', decision: 'decision' } as const;

/** Returns the earliest notification day whose deadline is not over; all earlier ones are exceeded. */
export const firstDayInTime = (now: Date): string => lisbonDate(firstNotificationInTime(now));

const all = (conditions: readonly (SQL | undefined)[]): SQL =>
  sql.join([sql`true`, ...conditions.filter((one) => one !== undefined)], sql` and `);

const anyOf = (column: SQL, values: readonly (string | number)[] | undefined, type: 'text' | 'int') =>
  values && sql`${column} = any(${sql.param(values)}::${sql.raw(type)}[])`;

/**
 * Matches any of possibly many e-mails or authors. `is true` keeps the planner from making it a join, whose
 * plan would depend on estimates: the values are always hashed, and each row is compared with all of them at
 * once.
 */
export const amongMany = (column: SQL, values: readonly (string | number)[], type: 'text' | 'int'): SQL =>
  sql`(${column} in (select unnest(${sql.param(values)}::${sql.raw(type)}[]))) is true`;

/** Builds the conditions on the columns that kept counts and unfolded changes share. */
export const sharedConditions = ({ kinds, statusIds, isStudent, delayed }: CountedFilter): SQL =>
  all([
    anyOf(sql`kind`, kinds, 'text'),
    anyOf(sql`status_id`, statusIds, 'int'),
    isStudent === undefined ? undefined : sql`is_student = ${isStudent}::bool`,
    delayed && sql`delay_day ${sql.raw(delayed.is ? '<' : '>=')} ${firstDayInTime(delayed.at)}::date`,
  ]);

/** Matches the unfolded changes of a filter's providers, e-mails, authors and group. */
export const changeConditions = ({ providerId, providerEmails, createdByIds, group }: CountedFilter): SQL =>
  all([
    group && anyOf(sql.raw(groupColumns[group.by]), group.values, 'text'),
    providerId === undefined ? undefined : sql`provider_id = ${providerId}::int`,
    providerEmails && amongMany(sql`provider_email`, providerEmails, 'text'),
    createdByIds && amongMany(sql`created_by_id`, createdByIds, 'int'),
  ]);

/** Matches the origins that make up a filter: a single wide one, or all the narrow ones that match. */
export const originConditions = (filter: CountedFilter): SQL => {
  const { providerId, providerEmails, createdByIds, group } = filter;
  const ofAnybody = sql`provider_id = 0 and provider_email = ''`;
  if (group) {
    const places = group.values.map((value) => `${group.by} ${value}`);
    return sql`${ofAnybody} and created_by_id = ${ofGroups} and ${anyOf(sql`place`, places, 'text')}`;
  }
  if (providerEmails || createdByIds) return sql`created_by_id > 0 and ${changeConditions(filter)}`;
  // The origin of all applications has provider 0, which must not match a search for a provider of that id.
  return providerId === undefined
    ? sql`${ofAnybody} and created_by_id = 0`
    : sql`provider_id = ${providerId}::int and provider_id <> 0 and provider_email = '' and created_by_id = 0`;
};
