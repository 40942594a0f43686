import type { FileScan } from '../../../contract/entities/file';
import type { ApplicationKind } from '../../../contract/rules/applicationMoves';
import { Refusal } from '../../lib/refusal';
import type { ServiceContext } from '../context/serviceContext';

/** A document that was just stored. */
export interface StoredForUse {
  readonly hash: string;
  /** The hash of the document as it was handed in. */
  readonly digest: string;
  /** The label of its field. */
  readonly label: string;
  readonly filename: string;
}

/** A document that may not be opened. */
export interface WithheldDocument {
  readonly scan: FileScan;
  /** Why, for a user who would open it. */
  readonly text: string;
  /** Why it may not be handed in once more; absent where it may. */
  readonly notAgain?: string;
}

/** A request that entered a status. */
export interface MovedRequest {
  readonly id: number;
  readonly kind: ApplicationKind;
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

/** A period of the yearly maintenance. */
export interface SetPeriod {
  readonly id: number;
  readonly beginDate: Date;
}

/** Where the core asks the modules. */
export interface Hooks {
  /**
   * A document was stored, in the transaction that refers to it.
   * @throws {Refusal} if it is not accepted
   */
  readonly documentStored: (context: ServiceContext, document: StoredForUse) => Promise<void>;
  /** Returns why a document may not be given, if so; `scan` is what is registered of it. */
  readonly mayGiveDocument: (
    context: Pick<ServiceContext, 'modules'>,
    scan: string | null,
  ) => WithheldDocument | undefined;
  /** A request entered a status, in the transaction that moved it, once its row and its history are written. */
  readonly statusEntered: (context: ServiceContext, request: MovedRequest) => Promise<void>;
  /** The regulator asked a provider for something, in the transaction that stored it. */
  readonly elementsAsked: (context: ServiceContext, question: AskedElements) => Promise<void>;
  /** The last day for activating a request has come near, in the transaction that reminds of it. */
  readonly deadlineNear: (context: ServiceContext, deadline: NearDeadline) => Promise<void>;
  /** A period of the yearly maintenance was set, which opens when it begins, in the transaction that stored it. */
  readonly periodOpened: (context: ServiceContext, period: SetPeriod) => Promise<void>;
}

let installed: readonly Partial<Hooks>[] = [];

/** Adds what a module does where the core asks; the list in modules/server.ts does so for every module that is in. */
export const addHooks = (hooks: Partial<Hooks>): void => {
  installed = [...installed, hooks];
};

export const documentStored: Hooks['documentStored'] = async (context, document) => {
  for (const hooks of installed) await hooks.documentStored?.(context, document);
};

export const mayGiveDocument: Hooks['mayGiveDocument'] = (context, scan) => {
  for (const hooks of installed) {
    const withheld = hooks.mayGiveDocument?.(context, scan);
    if (withheld) return withheld;
  }
  return undefined;
};

export const statusEntered: Hooks['statusEntered'] = async (context, request) => {
  for (const hooks of installed) await hooks.statusEntered?.(context, request);
};

export const elementsAsked: Hooks['elementsAsked'] = async (context, question) => {
  for (const hooks of installed) await hooks.elementsAsked?.(context, question);
};

export const deadlineNear: Hooks['deadlineNear'] = async (context, deadline) => {
  for (const hooks of installed) await hooks.deadlineNear?.(context, deadline);
};

export const periodOpened: Hooks['periodOpened'] = async (context, period) => {
  for (const hooks of installed) await hooks.periodOpened?.(context, period);
};

/** Refuses a document that may not be given; throws a Refusal, `badRequest`, whose text says why. */
export const requireGiven = (context: Pick<ServiceContext, 'modules'>, scan: string | null): void => {
  const withheld = mayGiveDocument(context, scan);
  if (withheld) throw new Refusal('badRequest', withheld.text);
};
