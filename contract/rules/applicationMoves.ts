import { type AccessRule, access } from '../access';
import { applicationStatus, storedStatusesOf } from './applicationStatuses';

/** What an application is: a request of its own, or one about another (api.md, "Rechecks and maintenance requests"). */
export type ApplicationKind = 'request' | 'recheck' | 'maintenance';

/** An action that takes an application from one status to another. */
export interface ApplicationMove {
  /** Stored statuses from which it starts. */
  readonly from: readonly number[];
  /** Statuses that it can lead to. */
  readonly to: readonly number[];
  /** The kinds of application that it is for. */
  readonly kinds: readonly ApplicationKind[];
  /** For whom the detail draws it (spec 6). */
  readonly access: AccessRule;
}

const { eligible, nonEligible, active, inactive, cancelled } = applicationStatus;

/** What people do to an application, from which status, to which, and who (spec 4 and 6). */
export const applicationMoves = {
  decide: {
    from: [applicationStatus.awaitsRegulator],
    to: [eligible, nonEligible],
    kinds: ['request', 'recheck', 'maintenance'],
    access: access.backofficeApplications.update,
  },
  activate: { from: [eligible], to: [active], kinds: ['request'], access: access.applications.update },
  deactivate: { from: [active], to: [inactive], kinds: ['request'], access: access.applications.update },
  cancel: {
    from: [
      applicationStatus.submitted,
      applicationStatus.awaitsSocialSecurityAndTaxCustomsAuthority,
      applicationStatus.awaitsTaxCustomsAuthority,
      applicationStatus.awaitsSocialSecurity,
      applicationStatus.conflicting,
      applicationStatus.awaitsRegulator,
      eligible,
    ],
    to: [cancelled],
    kinds: ['request', 'recheck'],
    access: access.applications.update,
  },
  recheck: { from: [active], to: [active], kinds: ['request'], access: access.applications.recheck },
} as const satisfies Record<string, ApplicationMove>;

export type ApplicationMoveName = keyof typeof applicationMoves;

/** Whether a move starts from a status, stored or as provider and operator see it. */
export const startsFrom = (move: ApplicationMoveName, statusId: number): boolean => {
  const from: readonly number[] = applicationMoves[move].from;
  return storedStatusesOf(statusId).every((stored) => from.includes(stored));
};

/** Whether a move is for applications of a kind. */
export const isForKind = (move: ApplicationMoveName, kind: ApplicationKind): boolean => {
  const kinds: readonly ApplicationKind[] = applicationMoves[move].kinds;
  return kinds.includes(kind);
};
