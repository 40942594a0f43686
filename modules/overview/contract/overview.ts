import { z } from 'zod';
import { day } from '../../../contract/entities/moment';
import type { deciders } from '../../../contract/rules/decisionSearch';

const id = z.int32().positive();
const count = z.int().nonnegative();

/**
 * How long decisions took, in calendar days from submission: half took no longer than the median, nine tenths
 * no longer than p90.
 */
const durations = z.object({ median: z.int().nonnegative(), p90: z.int().nonnegative() });
export type Durations = z.infer<typeof durations>;

/** Who decided. */
export type Decider = (typeof deciders)[number];

/** Decisions by who made them. */
const decided = z.object({ services: count, people: count });

/**
 * The figures about all requests together, exact, for administrators, who may open each of them (spec 12).
 */
export const overview = z.object({
  /** The day that the figures are for. */
  day,
  /**
   * Requests that await the regulator, by calendar days since submission; `beginDate` is null for the
   * open-ended group.
   */
  waiting: z.array(
    z.object({
      fromDays: z.int().nonnegative(),
      toDays: z.int().nullable(),
      beginDate: day.nullable(),
      endDate: day,
      count,
    }),
  ),
  /**
   * Weekly decisions about requests and rechecks, oldest first; the last week is not over yet. `durations` is
   * null where nothing was decided.
   */
  weeks: z.array(
    z.object({
      beginDate: day,
      endDate: day,
      eligible: decided,
      nonEligible: decided,
      durations: z.object({ services: durations.nullable(), people: durations.nullable() }),
    }),
  ),
  /** Requests past the activation deadline, by provider: those still waiting, and those active by now. */
  late: z.array(z.object({ providerId: id, providerName: z.string(), waiting: count, active: count })),
  /**
   * What was submitted in the communication period in effect, or otherwise in the last one, by provider; null
   * if there was none.
   */
  period: z
    .object({
      beginDate: day,
      endDate: day,
      providers: z.array(
        z.object({
          providerId: id,
          providerName: z.string(),
          submitted: count,
          underWay: count,
          done: count,
          /** Tariffs that are active now, whether reported or not. */
          activeTariffs: count,
        }),
      ),
    })
    .nullable(),
  /** Requests by district of the fiscal address ('Sem distrito' when it has none), submitted since `since`. */
  districts: z.object({ since: day, list: z.array(z.object({ district: z.string(), count })) }),
});
export type Overview = z.infer<typeof overview>;
