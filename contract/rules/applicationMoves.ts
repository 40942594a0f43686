import { type AccessRule, access } from '../access';
import { applicationStatus, storedStatusesOf } from './applicationStatuses';

/** The kinds of application: a request of its own, or one about another (spec 10.5). */
export type ApplicationKind = 'request' | 'recheck' | 'maintenance';

/** An action that takes an application from one status to another. */
export interface ApplicationMove {
  /** Stored statuses that the move starts from. */
  readonly from: readonly number[];
  /** Statuses that the move can lead to. */
  readonly to: readonly number[];
  /** The kinds of application that the move applies to. */
  readonly kinds: readonly ApplicationKind[];
}

/** A move offered by the detail page of an application. */
interface OfferedMove extends ApplicationMove {
  /** Who is offered the move on the detail page (spec 6). */
  readonly access: AccessRule;
}

const { eligible, nonEligible, active, inactive, cancelled } = applicationStatus;

const awaitsServices = [
  applicationStatus.awaitsSocialSecurityAndTaxCustomsAuthority,
  applicationStatus.awaitsTaxCustomsAuthority,
  applicationStatus.awaitsSocialSecurity,
] as const;

/** The moves that people make: from which status, to which, and by whom (spec 4 and 6). */
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
    // Not a recheck (spec 4 and 6): cancelling it would avoid a refusal, which ends the original's tariff.
    kinds: ['request'],
    access: access.applications.update,
  },
  recheck: { from: [active], to: [active], kinds: ['request'], access: access.applications.recheck },
} as const satisfies Record<string, OfferedMove>;

/** The moves that the server makes, on its own or for a whole list (spec 10.3 and 10.5). */
export const systemMoves = {
  /** An administrator sends it for verification (spec 4, "Process flow"). */
  process: {
    from: [applicationStatus.submitted],
    to: [applicationStatus.awaitsSocialSecurityAndTaxCustomsAuthority],
    kinds: ['maintenance'],
  },
  /** The outside services are queried, unless a live application is in the way (spec 10.3). */
  beginVerification: {
    from: [applicationStatus.submitted],
    to: [applicationStatus.awaitsSocialSecurityAndTaxCustomsAuthority, applicationStatus.conflicting],
    kinds: ['request', 'recheck'],
  },
  /** The services answered, or one of them did not. */
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
  /** A recheck or maintenance request about the application was not eligible. */
  loseEligibility: { from: [active], to: [inactive], kinds: ['request'] },
} as const satisfies Record<string, ApplicationMove>;

const allMoves = { ...applicationMoves, ...systemMoves };

export type ApplicationMoveName = keyof typeof applicationMoves;
export type MoveName = keyof typeof allMoves;

/** Returns whether a move starts from a status, either stored or as shown to the provider side. */
export const startsFrom = (move: MoveName, statusId: number): boolean => {
  const from: readonly number[] = allMoves[move].from;
  return storedStatusesOf(statusId).every((stored) => from.includes(stored));
};

/** Returns whether a move applies to a kind of application. */
export const isForKind = (move: MoveName, kind: ApplicationKind): boolean => {
  const kinds: readonly ApplicationKind[] = allMoves[move].kinds;
  return kinds.includes(kind);
};

/** Returns whether any move takes an application of a kind from one stored status to another. */
export const isMove = (kind: ApplicationKind, from: number, to: number): boolean =>
  Object.values<ApplicationMove>(allMoves).some(
    (move) => move.kinds.includes(kind) && move.from.includes(from) && move.to.includes(to),
  );
