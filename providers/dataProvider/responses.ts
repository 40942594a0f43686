import { HttpError, type Identifier } from 'ra-core';
import type { SaveResult } from '../../contract/calls/savedUsers';
import { idOf } from '../../contract/rules/idOf';

/** The status when there is nothing with the given id. */
export const notFound = 404;

/** Returns the id in a page's address; throws not found for an impossible id, without a call. */
export const possibleId = (named: Identifier, largest?: number): number => {
  const id = idOf(String(named), largest);
  if (Number.isNaN(id)) throw new HttpError('', notFound);
  return id;
};

/** Converts a list sent in full to react-admin's form; no answer counts as an empty list. */
export const wholeList = <Row>(rows: readonly Row[] | null | undefined): { data: Row[]; total: number } => {
  const data = [...(rows ?? [])];
  return { data, total: data.length };
};

interface Found<Row> {
  items?: readonly Row[] | null | undefined;
  totalItems?: number | null | undefined;
}

/** Converts a page of search results to react-admin's form; no items means that nothing was found (spec 7.1, Empty). */
export const foundPage = <Row>({ items, totalItems }: Found<Row>): { data: Row[]; total: number } => {
  const data = [...(items ?? [])];
  return { data, total: totalItems ?? data.length };
};

const okStatus = 200;
const badRequest = 400;
const conflict = 409;

interface ActionResult {
  success: boolean;
  errorMessage?: string | null | undefined;
}

/** Throws unless every item of an action succeeded; an answer without items counts as a failure (spec 7.4). */
export const requireSuccess = (results: readonly ActionResult[] | null | undefined): void => {
  const failed = results?.find(({ success }) => !success);
  if (!results?.length || failed) throw new HttpError(failed?.errorMessage ?? '', okStatus, results);
};

interface SubmitResult {
  success: boolean;
  applicationId?: number | null;
  errorMessage?: string | null;
}

/**
 * Returns the id created by a submission; throws for a result without success or without an id
 * (spec 8, Submit/recheck).
 */
export const submittedId = (results: readonly SubmitResult[] | null | undefined): number => {
  requireSuccess(results);
  const id = results?.[0]?.applicationId;
  if (!id) throw new HttpError('', okStatus, results);
  return id;
};

/**
 * Returns the id of the one item saved. A failure throws: with the server's reason, shown like the first
 * message of a 400, at its field if it names one; without a reason, for the generic text
 * (spec 8, Users/providers); as a conflict if it was changed meanwhile.
 */
export const savedId = (results: readonly SaveResult[] | null | undefined): number | undefined => {
  const [result] = results ?? [];
  if (result?.success) return result.userId ?? undefined;
  const reason = result?.errorMessage ?? '';
  const field = reason && result?.errorField;
  if (field) throw new HttpError(reason, okStatus, { errors: { [field]: reason } });
  if (result?.isStale) throw new HttpError(reason, conflict, results);
  throw new HttpError(reason, reason ? badRequest : okStatus, results);
};
