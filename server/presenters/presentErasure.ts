import type { Erasure, ErasurePlan, Hold } from '../../contract/calls/erasure';
import { statusName } from '../../contract/entities/statusTexts';
import type { FoundPlan } from '../services/dataProtection/erasePerson';
import type { FoundHold } from '../services/dataProtection/holds';
import type { FoundErasure } from '../services/dataProtection/listErasures';

/** Presents a hold. */
export const presentHold = ({
  id,
  fiscalNumber,
  applicationId,
  reason,
  until,
  createdBy,
  createdOn,
  endedBy,
  endedOn,
}: FoundHold): Hold => ({
  id,
  fiscalNumber,
  applicationId,
  reason,
  until,
  createdBy,
  createdOn: createdOn.toISOString(),
  endedBy,
  endedOn: endedOn?.toISOString() ?? null,
});

/** Presents an erasure that was done. */
export const presentErasure = (found: FoundErasure): Erasure => ({
  id: found.id,
  erasedOn: found.erasedOn.toISOString(),
  cause: found.cause,
  erasedBy: found.erasedBy,
  confirmedBy: found.confirmedBy,
  reason: found.reason,
  requests: found.applicationIds.length + found.studentOfIds.length,
  appliedOn: found.appliedOn?.toISOString() ?? null,
  isListed: found.listedOn !== null,
});

/** Presents what the erasure of a person would do; without the person's name. */
export const presentErasurePlan = ({ requests, savedSearches, before }: FoundPlan): ErasurePlan => ({
  requests: requests.map((one) => ({
    id: one.id,
    kind: one.kind,
    statusDescription: statusName(one.statusId),
    createdOn: one.createdOn.toISOString(),
    providerDescription: one.providerName,
    isStudentOnly: one.isStudentOnly,
    documents: one.documents,
    messages: one.messages,
    notes: one.notes,
    keptBecause: [...one.keptBecause],
    holds: one.holds.map(presentHold),
  })),
  savedSearches,
  before: before.map(presentErasure),
});
