import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { submitApplications as submitApplicationsCall } from '../../../../contract/calls/application';
import type { Submission } from '../../../../contract/entities/application';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { addressResolver } from '../../address/addressResolver';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext, UploadContext } from '../../context/serviceContext';
import { readDocuments } from '../documents/readDocuments';
import { newApplicationValues, requireOwnProvider } from './newApplicationValues';
import { storeApplication } from './storeApplication';

/**
 * Stores eligibility requests of the actor's own provider, all or none; returns their ids in the order sent (spec 7).
 * @throws {Refusal} `badRequest` naming the field, for another's provider, an address that is none or a wrong document
 */
export const submitApplications = async (
  context: SignedInContext & UploadContext,
  { providerId, providerEmail, applications: sent }: Submission,
): Promise<number[]> => {
  requireAccess(context, submitApplicationsCall);
  const { db, now } = context;
  const common = {
    providerId: requireOwnProvider(context, providerId),
    providerEmail: providerEmail ?? '',
    statusId: applicationStatus.submitted,
  };
  const resolve = await addressResolver(
    db,
    sent.flatMap(({ address, studentAddress }) => [address, studentAddress].filter((one) => one != null)),
  );
  const ready = sent.map((application) => ({
    values: { ...newApplicationValues(application, resolve), ...common },
    documents: readDocuments(context, application),
  }));

  const moment = now();
  const store = async (inside: SignedInContext) => {
    const ids: number[] = [];
    for (const { values, documents } of ready)
      ids.push(await storeApplication({ ...inside, now: () => moment }, values, documents));
    return ids;
  };
  // A single request with new documents is one statement; in the transaction of the call's key, a failure
  // rolls that one back.
  const isOneStatement = ready.length === 1 && ready[0]?.documents.every((one) => 'content' in one);
  if (isOneStatement || is(db, PgTransaction)) return store(context);
  return db.transaction((tx) => store({ ...context, db: tx }));
};
