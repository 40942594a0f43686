import { z } from 'zod';
import { applicationRow } from './application';
import { moment } from './moment';

/** A status that a request entered, with the request as the lists show it now. */
export const applicationChange = applicationRow.extend({
  changedToStatusId: z.int(),
  changedToStatusDescription: z.string(),
  changedOn: moment,
});
export type ApplicationChange = z.infer<typeof applicationChange>;
