import type { Approval } from '../contract/approval';
import { approvalTexts } from './texts';

const { what } = approvalTexts;

/** Returns what an act would do, in a few words. */
export const titleOf = ({
  act,
  applicationId,
  requests,
  newUsers,
  changedUsers,
  revivedProviders,
  scheduled,
  fiscalNumber,
  switchedOff,
}: Approval): string => {
  if (act === 'nonEligible' && applicationId) return what.nonEligible(applicationId);
  if (act === 'processRequests') return what.processRequests(requests ?? 0);
  if (changedUsers) return what.changedOperators(changedUsers.map(({ username }) => username));
  if (revivedProviders) return what.revivedProviders(revivedProviders);
  if (typeof scheduled === 'number') return what.releasedSchedule(scheduled);
  if (act === 'newOperators') return what.newOperators((newUsers ?? []).map(({ username }) => username));
  if (act === 'erasePerson' && fiscalNumber) return what.erasePerson(fiscalNumber, requests ?? 0);
  return act === 'switchOff' && switchedOff ? what.switchOff(switchedOff) : what.unknown;
};

/** Returns the particulars of what an act would do. */
export const linesOf = ({
  act,
  fullName,
  fiscalNumber,
  documents,
  reason,
  requests,
  byProvider,
  newUsers,
  changedUsers,
  includesUnfinished,
}: Approval): string[] => {
  const left = byProvider?.reduce((sum, one) => sum + one.requests, 0) ?? 0;
  const gone = byProvider ? (requests ?? 0) - left : 0;
  return [
    ...(act === 'nonEligible' && fullName && fiscalNumber
      ? [approvalTexts.whose(fullName, fiscalNumber)]
      : []),
    ...(documents ? [approvalTexts.documents(documents)] : []),
    ...(reason ? [approvalTexts.because(reason)] : []),
    ...(includesUnfinished ? [approvalTexts.unfinishedToo] : []),
    ...(byProvider ?? []).map((one) => approvalTexts.ofProvider(one.providerDescription, one.requests)),
    ...(gone > 0 ? [approvalTexts.gone(gone)] : []),
    ...(newUsers ?? []).flatMap(({ username, providerDescription, permissions }) => [
      ...(newUsers?.length === 1 && providerDescription
        ? [providerDescription]
        : [approvalTexts.newUser(username, providerDescription)]),
      approvalTexts.rights(permissions),
    ]),
    ...(changedUsers ?? []).map((user) => approvalTexts.changedUser(user, changedUsers?.length === 1)),
  ];
};
