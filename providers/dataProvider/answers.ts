import { HttpError, type Identifier } from 'ra-core';
import type { SaveResult } from '../../contract/calls/savedUsers';
import { largestId } from '../../contract/rules/limits';

/** What a server answers where there is nothing by that id. */
export const notFound = 404;

/** The id of what a page's address names; rejects what can be no id as not found, which it is, unasked. */
export const idOf = (named: Identifier): number => {
  const id = Number(named);
  if (Number.isInteger(id) && id > 0 && id <= largestId) return id;
  throw new HttpError('', notFound);
};

/** A list that the server sends whole, as react-admin takes it; no answer is an empty list. */
export const wholeList = <Row>(rows: readonly Row[] | null | undefined): { data: Row[]; total: number } => {
  const data = [...(rows ?? [])];
  return { data, total: data.length };
};

interface Found<Row> {
  items?: readonly Row[] | null | undefined;
  totalItems?: number | null | undefined;
}

/** A page that a search found, as react-admin takes it; a search without items found nothing (spec 7.1, Empty). */
export const foundPage = <Row>({ items, totalItems }: Found<Row>): { data: Row[]; total: number } => {
  const data = [...(items ?? [])];
  return { data, total: totalItems ?? data.length };
};

const okStatus = 200;
const badRequest = 400;

interface ActionResult {
  success: boolean;
  errorMessage?: string | null | undefined;
}

/** Rejects unless every item of an action went well; an answer without items is none (spec 7.4). */
export const requireSuccess = (results: readonly ActionResult[] | null | undefined): void => {
  const failed = results?.find(({ success }) => !success);
  if (!results?.length || failed) throw new HttpError(failed?.errorMessage ?? '', okStatus, results);
};

interface SubmitResult {
  success: boolean;
  applicationId?: number | null;
  errorMessage?: string | null;
}

/** The id that a submission brought; a result without success, or without id, is a failure (spec 8, Submit/recheck). */
export const submittedId = (results: readonly SubmitResult[] | null | undefined): number => {
  requireSuccess(results);
  const id = results?.[0]?.applicationId;
  if (!id) throw new HttpError('', okStatus, results);
  return id;
};

/**
 * The id of the one thing that was saved. Without success it fails: with the server's reason, which is shown
 * like the first message of a 400, at its field where it names one, or without one, for the generic text (spec 8,
 * Users/providers).
 */
export const savedId = (results: readonly SaveResult[] | null | undefined): number | undefined => {
  const [result] = results ?? [];
  if (result?.success) return result.userId ?? undefined;
  const reason = result?.errorMessage ?? '';
  const field = reason && result?.errorField;
  if (field) throw new HttpError(reason, okStatus, { errors: { [field]: reason } });
  throw new HttpError(reason, reason ? badRequest : okStatus, results);
};
