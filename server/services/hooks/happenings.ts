import type { ApplicationKind } from '../../../contract/rules/applicationMoves';

/** A request that entered a status, and the one that it left. */
export interface MovedRequest {
  readonly id: number;
  readonly kind: ApplicationKind;
  readonly from: number;
  readonly statusId: number;
}

/** What the regulator asked for, and by when (AAAA-MM-DD). */
export interface AskedElements {
  readonly applicationId: number;
  readonly elementRequestId: number;
  readonly dueDate: string;
}

/** A request that waits to be activated, and when its provider was notified. */
export interface NearDeadline {
  readonly applicationId: number;
  readonly notifiedOn: Date;
}

/** A tariff that will end, why in the words of whoever says so, and on which day at the earliest (AAAA-MM-DD). */
export interface EndingTariff {
  readonly applicationId: number;
  readonly reason: 'no' | 'conditional';
  readonly endsOn: string;
}

/** Something that happened to a request beside its statuses, in Portuguese. */
export interface ToldStep {
  readonly occurredOn: Date;
  readonly title: string;
  readonly lines: readonly string[];
}

/** A period of the yearly maintenance. */
export interface SetPeriod {
  readonly id: number;
  readonly beginDate: Date;
}
