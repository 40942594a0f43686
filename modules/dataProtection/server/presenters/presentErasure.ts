import type { BeforeJson } from '../../../../contract/calls/defineCall';
import { statusName } from '../../../../contract/entities/statusTexts';
import type { Erasure, ErasurePlan, Hold } from '../../contract/erasureCalls';
import type { FoundPlan } from '../erasure/erasePerson';
import type { FoundErasure } from '../erasure/listErasures';
import type { FoundHold } from '../holds/holds';
import { dataKindTexts } from '../papers/texts';

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
}: FoundHold): BeforeJson<Hold> => ({
  id,
  fiscalNumber,
  applicationId,
  reason,
  until,
  createdBy,
  createdOn,
  endedBy,
  endedOn,
});

/** Presents an erasure that was done. */
export const presentErasure = (found: FoundErasure): BeforeJson<Erasure> => ({
  id: found.id,
  erasedOn: found.erasedOn,
  cause: found.cause,
  erasedBy: found.erasedBy,
  confirmedBy: found.confirmedBy,
  reason: found.reason,
  requests: found.applicationIds.length + found.studentOfIds.length,
  appliedOn: found.appliedOn,
  isListed: found.listedOn !== null,
});

const mentionsShown = 100;

/** Presents what the erasure of a person would do. */
export const presentErasurePlan = ({ requests, mentions, before }: FoundPlan): BeforeJson<ErasurePlan> => ({
  requests: requests.map((one) => ({
    id: one.id,
    kind: one.kind,
    fullName: one.fullName,
    statusDescription: statusName(one.statusId),
    createdOn: one.createdOn,
    providerDescription: one.providerName,
    isStudentOnly: one.isStudentOnly,
    documents: one.documents,
    messages: one.messages,
    notes: one.notes,
    keptBecause: one.keptBecause,
    holds: one.holds.map(presentHold),
  })),
  savedSearches: mentions.filter(({ what }) => what === 'searches').length,
  mentions: mentions
    .slice(0, mentionsShown)
    .map(({ what, ...one }) => ({ ...one, what: dataKindTexts[what] })),
  mentionCount: mentions.length,
  before: before.map(presentErasure),
});
