import { type AccessRule, access } from '../access';
import { applicationStatus, storedStatusesOf } from './applicationStatuses';

/** What an application is: a request of its own, or one about another (spec 10.5). */
export type ApplicationKind = 'request' | 'recheck' | 'maintenance';

/** An action that takes an application from one status to another. */
export interface ApplicationMove {
  /** Stored statuses from which it starts. */
  readonly from: readonly number[];
  /** Statuses that it can lead to. */
  readonly to: readonly number[];
  /** The kinds of application that it is for. */
  readonly kinds: readonly ApplicationKind[];
}

/** A move that the detail of an application offers. */
interface OfferedMove extends ApplicationMove {
  /** For whom the detail draws it (spec 6). */
  readonly access: AccessRule;
}

const { eligible, nonEligible, active, inactive, cancelled } = applicationStatus;

const awaitsServices = [
  applicationStatus.awaitsSocialSecurityAndTaxCustomsAuthority,
  applicationStatus.awaitsTaxCustomsAuthority,
  applicationStatus.awaitsSocialSecurity,
] as const;

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
      ...awaitsServices,
      applicationStatus.conflicting,
      applicationStatus.awaitsRegulator,
      eligible,
    ],
    to: [cancelled],
    // Not a recheck (spec 4 and 6): cancelling it would escape a refusal, which ends the original's tariff.
    kinds: ['request'],
    access: access.applications.update,
  },
  recheck: { from: [active], to: [active], kinds: ['request'], access: access.applications.recheck },
} as const satisfies Record<string, OfferedMove>;

/** What the server does to an application, of itself or for a whole list (spec 10.3 and 10.5). */
export const systemMoves = {
  /** An administrator has it verified (spec 4, "Process flow"). */
  process: {
    from: [applicationStatus.submitted],
    to: [applicationStatus.awaitsSocialSecurityAndTaxCustomsAuthority],
    kinds: ['maintenance'],
  },
  /** The outside services are asked, unless a live application stands in the way (spec 10.3). */
  beginVerification: {
    from: [applicationStatus.submitted],
    to: [applicationStatus.awaitsSocialSecurityAndTaxCustomsAuthority, applicationStatus.conflicting],
    kinds: ['request', 'recheck'],
  },
  /** What they answered, or that one of them has not. */
  recordAnswers: {
    from: awaitsServices,
    to: [
      applicationStatus.awaitsTaxCustomsAuthority,
      applicationStatus.awaitsSocialSecurity,
      applicationStatus.awaitsRegulator,
      eligible,
      nonEligible,
    ],
    kinds: ['request', 'recheck', 'maintenance'],
  },
  /** A recheck or maintenance request about it was not eligible. */
  loseEligibility: { from: [active], to: [inactive], kinds: ['request'] },
} as const satisfies Record<string, ApplicationMove>;

const allMoves = { ...applicationMoves, ...systemMoves };

export type ApplicationMoveName = keyof typeof applicationMoves;
export type MoveName = keyof typeof allMoves;

/** Whether a move starts from a status, stored or as provider and operator see it. */
export const startsFrom = (move: MoveName, statusId: number): boolean => {
  const from: readonly number[] = allMoves[move].from;
  return storedStatusesOf(statusId).every((stored) => from.includes(stored));
};

/** Whether a move is for applications of a kind. */
export const isForKind = (move: MoveName, kind: ApplicationKind): boolean => {
  const kinds: readonly ApplicationKind[] = allMoves[move].kinds;
  return kinds.includes(kind);
};

/** Whether any move leads an application of a kind from one stored status to another. */
export const isMove = (kind: ApplicationKind, from: number, to: number): boolean =>
  Object.values<ApplicationMove>(allMoves).some(
    (move) => move.kinds.includes(kind) && move.from.includes(from) && move.to.includes(to),
  );
