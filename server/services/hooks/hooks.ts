import type { Call, CheckedInput } from '../../../contract/calls/defineCall';
import type { FileScan } from '../../../contract/entities/file';
import type { ApplicationKind } from '../../../contract/rules/applicationMoves';
import { Refusal, type Words } from '../../lib/refusal';
import type { Act, ActContext } from '../acts/act';
import type { AwaitsApproval } from '../context/awaitsApproval';
import type { Actor, ServiceContext } from '../context/serviceContext';

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
  readonly words: Words;
  /** Why it may not be handed in once more; absent where it may. */
  readonly notAgain?: Words;
}

/** A request that entered a status, and the one that it left. */
export interface MovedRequest {
  readonly id: number;
  readonly kind: ApplicationKind;
  readonly from: number;
  readonly statusId: number;
}

/** Where the core asks the modules. */
export interface Hooks {
  /**
   * An act is about to be done that may have to wait: `act.run` does it. The right to do it was checked.
   * @throws {Refusal} what the act throws, or why it can't wait
   */
  readonly aroundAct: <C extends Call, Answer>(
    context: ActContext,
    act: Act<C, Answer>,
    input: CheckedInput<C>,
  ) => Promise<Answer | AwaitsApproval>;
  /**
   * The regulator is about to go on with a locked request that awaits it, in the transaction that does so.
   * @throws {Refusal} if it may not
   */
  readonly mayChangeRequest: (
    context: ServiceContext & { readonly actor?: Actor },
    applicationId: number,
  ) => Promise<void>;
  /** A request entered a status, in the transaction that moved it, once its row and its history are written. */
  readonly statusEntered: (
    context: ServiceContext & { readonly actor?: Actor },
    request: MovedRequest,
  ) => Promise<void>;
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
}

let installed: readonly Partial<Hooks>[] = [];

/** Adds what a module does where the core asks; the list in modules/server.ts does so for every module that is in. */
export const addHooks = (hooks: Partial<Hooks>): void => {
  installed = [...installed, hooks];
};

export const aroundAct: Hooks['aroundAct'] = <C extends Call, Answer>(
  context: ActContext,
  act: Act<C, Answer>,
  input: CheckedInput<C>,
) => {
  const run = installed.reduce<Act<C, Answer | AwaitsApproval>['run']>(
    (inner, { aroundAct: around }) =>
      around ? (inside, checked) => around(inside, { ...act, run: inner }, checked) : inner,
    act.run,
  );
  return run(context, input);
};

export const mayChangeRequest: Hooks['mayChangeRequest'] = async (context, applicationId) => {
  for (const hooks of installed) await hooks.mayChangeRequest?.(context, applicationId);
};

export const statusEntered: Hooks['statusEntered'] = async (context, request) => {
  for (const hooks of installed) await hooks.statusEntered?.(context, request);
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

/** Refuses a document that may not be given; throws a Refusal, `badRequest`, whose text says why. */
export const requireGiven = (context: Pick<ServiceContext, 'modules'>, scan: string | null): void => {
  const withheld = mayGiveDocument(context, scan);
  if (withheld) throw new Refusal('badRequest', withheld.words);
};
