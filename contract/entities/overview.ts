import { z } from 'zod';
import type { deciders } from '../rules/decisionSearch';

const id = z.int32().positive();
/** A calendar day in Portugal, AAAA-MM-DD. */
const day = z.iso.date();
/** How many; null where there are one to five, which is not told (contract/rules/smallGroups.ts). */
const count = z.int().nonnegative().nullable();

/** How long decisions took, in calendar days from submission: of ten, five took no longer than the median, nine no longer than p90. */
const durations = z.object({ median: z.int().nonnegative(), p90: z.int().nonnegative() });
export type Durations = z.infer<typeof durations>;

/** Who decided. */
export type Decider = (typeof deciders)[number];

/** Results by who found them. */
const decided = z.object({ services: count, people: count });

/** What administrators see of all requests together (spec 12); no figure tells of five requests or fewer. */
export const overview = z.object({
  /** The day that it is of. */
  day,
  /** What awaits the regulator, by calendar days since submission; `beginDate` is absent where these are open. */
  waiting: z.array(
    z.object({
      fromDays: z.int().nonnegative(),
      toDays: z.int().nullable(),
      beginDate: day.nullable(),
      endDate: day,
      count,
    }),
  ),
  /** Decisions about requests and rechecks by week, oldest first; the last week has not ended. `durations` is null where five or fewer were decided. */
  weeks: z.array(
    z.object({
      beginDate: day,
      endDate: day,
      eligible: decided,
      nonEligible: decided,
      durations: z.object({ services: durations.nullable(), people: durations.nullable() }),
    }),
  ),
  /** Requests past the deadline of activation, by provider: those that still wait, and those that are active by now. */
  late: z.array(z.object({ providerId: id, providerName: z.string(), waiting: count, active: count })),
  /** The communication period in effect, else the last one: what was handed in of it, by provider. Null where there was none. */
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
          /** Tariffs that are active now, whether handed in or not. */
          activeTariffs: count,
        }),
      ),
    })
    .nullable(),
  /** Requests by district of the fiscal address ('Sem distrito' where it has none), submitted from `since` on. */
  districts: z.object({ since: day, list: z.array(z.object({ district: z.string(), count })) }),
});
export type Overview = z.infer<typeof overview>;
