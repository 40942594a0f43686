import type { RequestFormValues } from '../requestFormValues';
import { trimmed } from './trimmed';

/** Who submits, and where the answer goes (spec 3, Submission). */
export const encodeSubmitter = ({ providerId, providerEmail }: RequestFormValues) => ({
  providerId,
  providerEmail: trimmed(providerEmail),
});
