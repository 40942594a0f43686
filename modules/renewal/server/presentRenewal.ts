import type { BeforeJson } from '../../../contract/calls/defineCall';
import type { Actor } from '../../../server/services/context/serviceContext';
import type {
  Renewal,
  RenewalItem,
  RenewalNotice,
  RenewalOfApplication,
  RenewalReport,
} from '../contract/renewal';
import type { HandingIn } from '../contract/states';
import type { FoundItem } from './reading/readItems';
import type { FoundRenewal, FoundReport } from './reading/renewals';

/** Presents a renewal; only administrators see who did what. */
export const presentRenewal = (
  actor: Actor,
  { run, provider, counts, createdBy, startedBy, endedBy }: FoundRenewal,
): BeforeJson<Renewal> => ({
  id: run.id,
  state: run.state,
  providerId: run.providerId,
  providerDescription: provider,
  district: run.district,
  startedBefore: run.startedBefore,
  validUntil: run.validUntil,
  startsOn: run.startsOn,
  createdOn: run.createdOn,
  rehearsedOn: run.rehearsedOn,
  startedOn: run.startedOn,
  askedOn: run.askedOn,
  endedOn: run.endedOn,
  noticeDays: run.noticeDays,
  answerDays: run.answerDays,
  counts,
  isFilled: run.filledOn !== null,
  ...(actor.role === 'Administrator' && { createdBy, startedBy, endedBy }),
});

export const presentReport = (
  actor: Actor,
  { found, rows, rehearsal }: FoundReport,
): BeforeJson<RenewalReport> => ({
  renewal: presentRenewal(actor, found),
  rows: [...rows],
  rehearsal: rehearsal.map(({ providerId, providerDescription, outcome, isFresh, count }) => ({
    providerId,
    providerDescription,
    outcome,
    isFresh,
    count,
  })),
});

const presentPart = (item: FoundItem) => ({
  id: item.id,
  renewalId: item.runId,
  applicationId: item.applicationId,
  providerId: item.providerId,
  providerDescription: item.providerName ?? '',
  fiscalNumber: item.fiscalNumber,
  studentFiscalNumber: item.studentFiscalNumber,
  fullName: item.fullName,
  activationStartDate: item.activationStartDate,
  state: item.state,
  how: item.how,
  reason: item.reason,
  leftBecause: item.leftBecause,
  conditions: item.said.flatMap(({ result, reason }) =>
    result === 'conditional' && reason !== null ? [reason] : [],
  ),
  noticedOn: item.noticedOn,
  endsOn: item.endsOn,
  endedOn: item.endedOn,
  renewedOn: item.renewedOn,
  handedIn: item.handedIn
    ? {
        applicationId: item.handedIn.id,
        kind: item.handedIn.kind,
        createdOn: item.handedIn.createdOn,
      }
    : null,
});

const presentSaid = ({ said }: FoundItem) =>
  said.map(({ service, result, code, reason, askedOn }) => ({ service, result, code, reason, askedOn }));

/** Presents a tariff in a renewal to the regulator. */
export const presentItem = (item: FoundItem): BeforeJson<RenewalItem> => ({
  ...presentPart(item),
  attempts: item.attempts,
  nextAskOn: item.nextAskOn,
  keptBecause: item.keptBecause,
  keptBy: item.keptBy,
  said: presentSaid(item),
});

/** Presents a tariff that will end to its provider, which is not told which service said what (spec 10.2). */
export const presentNotice = (item: FoundItem, isListOpen: boolean): BeforeJson<RenewalNotice> => ({
  ...presentPart(item),
  mayHandIn: mayHandIn(item, isListOpen),
});

/** Presents what the last renewal says of a request. */
export const presentOfApplication = (
  actor: Actor,
  item: FoundItem,
  isListOpen: boolean,
): BeforeJson<RenewalOfApplication> => ({
  ...presentNotice(item, isListOpen),
  ...(actor.role === 'Administrator' && { said: presentSaid(item) }),
});

const mayHandIn = ({ state, handedIn }: FoundItem, isListOpen: boolean): HandingIn[] => {
  if (state === 'waiting') return handedIn?.asksElements ? ['elements'] : [];
  if (state !== 'noticed' && state !== 'exception') return [];
  return isListOpen ? ['recheck', 'yearlyList'] : ['recheck'];
};
