import type { Database } from '../../../../server/db/database';
import type { ServiceContext } from '../../../../server/services/context/serviceContext';

/** Something that is due: what goes together. */
export interface DueItem {
  /** The number of a request or user, or of the last of some events of the audit. */
  readonly id: number;
  /** When its period began. */
  readonly on: Date;
  /** How much of the kind it is: documents, requests, sign-ins, addresses, events. */
  readonly count: number;
  /** Whether a hold keeps it. */
  readonly isHeld: boolean;
}

/** Where to look. */
export interface DueRange {
  readonly before: Date;
  /** Where the last look ended; at the beginning when absent. */
  readonly after: string | undefined;
  /** How much to look at. */
  readonly atMost: number;
}

/** What was found, and from where to look on; `next` is absent at the end. */
export interface DuePart<Item extends DueItem> {
  readonly items: readonly Item[];
  readonly next?: string | undefined;
}

/** A kind of data that goes by the schedule: how what is due is found, and how it is removed. */
export interface ScheduledKind<Item extends DueItem = DueItem> {
  /** Looks at some of what is there, in the order in which it becomes due. */
  look(db: Database, range: DueRange): Promise<DuePart<Item>>;
  /** Removes what a look has found, in the caller's transaction. */
  remove(context: ServiceContext, items: readonly Item[], before: Date): Promise<void>;
}

/** Keeps the type of the items between the two functions of a kind. */
export const scheduledKind = <Item extends DueItem>(kind: ScheduledKind<Item>): ScheduledKind =>
  // What `remove` gets is what `look` returned.
  kind as unknown as ScheduledKind;
