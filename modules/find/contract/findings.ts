import { z } from 'zod';
import { applicationRow } from '../../../contract/entities/application';
import { moment } from '../../../contract/entities/moment';
import { providerRow } from '../../../contract/entities/provider';
import { userRow } from '../../../contract/entities/user';
import { meantFilters } from './searchInterpretations';

/** A request that a typed text found, with its student and the moment from which its activation deadline counts. */
export const applicationHit = applicationRow.extend({
  studentFullName: z.string().nullish(),
  eligibilityNotificationSentDate: moment.nullish(),
});
export type ApplicationHit = z.infer<typeof applicationHit>;

/** A user that a typed text found. */
const userHit = userRow.extend({ name: z.string().nullish() });

/** What a typed text found. */
export const findings = z.object({
  applications: z.array(applicationHit),
  users: z.array(userHit),
  providers: z.array(providerRow),
  /** How many requests each filter of the lists finds with the text; those without a request are left out. */
  totals: z.array(z.object({ filter: z.enum(meantFilters), value: z.string(), total: z.int().positive() })),
});
export type Findings = z.infer<typeof findings>;
