import { HttpError } from 'ra-core';
import { requireSuccess } from './requireSuccess';

interface SubmitResult {
  success: boolean;
  applicationId?: number | null;
  errorMessage?: string | null;
}

const okStatus = 200;

/** The id that a submission brought; a result without success, or without id, is a failure (spec 8, Submit/recheck). */
export const submittedId = (results: readonly SubmitResult[] | null | undefined): number => {
  requireSuccess(results);
  const id = results?.[0]?.applicationId;
  if (!id) throw new HttpError('', okStatus, results);
  return id;
};
