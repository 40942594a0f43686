import { HttpError } from 'ra-core';
import type { SaveResult } from '../../../contract/calls/savedUsers';

const okStatus = 200;
const badRequest = 400;

/**
 * The id of the one thing that was saved. Without success it fails: with the server's reason, which is shown
 * like the first message of a 400, or without one, for the generic text (spec 8, Users/providers).
 */
export const savedId = (results: readonly SaveResult[] | null | undefined): number | undefined => {
  const [result] = results ?? [];
  if (result?.success) return result.userId ?? undefined;
  const reason = result?.errorMessage ?? '';
  throw new HttpError(reason, reason ? badRequest : okStatus, results);
};
