import { HttpError } from 'ra-core';

interface ActionResult {
  success: boolean;
  errorMessage?: string | null | undefined;
}

const okStatus = 200;

/** Rejects unless every item of an action went well; an answer without items is none (spec 7, Action bodies). */
export const requireSuccess = (results: readonly ActionResult[] | null | undefined): void => {
  const failed = results?.find(({ success }) => !success);
  if (!results?.length || failed) throw new HttpError(failed?.errorMessage ?? '', okStatus, results);
};
