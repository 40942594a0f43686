import { or, type SQL } from 'drizzle-orm';
import type { Call, CheckedInput } from '../../../contract/calls/defineCall';
import type { FileScan } from '../../../contract/entities/file';
import type { AddedFactors, FactorChallenge } from '../../../contract/entities/signInStep';
import type { AuditReason } from '../../../contract/rules/auditDetails';
import { Refusal, type Words } from '../../lib/refusal';
import type { TokenKeys } from '../../lib/tokenKeys';
import type { Act } from '../acts/act';
import type { ReadingLimit } from '../context/allowance';
import type { AwaitsApproval } from '../context/awaitsApproval';
import type { Actor, ServiceContext, SignedInContext } from '../context/serviceContext';
import type {
  AskedElements,
  EndingTariff,
  MovedRequest,
  NearDeadline,
  SetPeriod,
  ToldStep,
} from './happenings';

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

/** What a service that signs somebody in knows in addition. */
type SignInContext = ServiceContext & { readonly tokenKeys: TokenKeys };

/** Somebody, locked, who has proven the password or a corporate identity, and the session that is to open. */
export interface ProvenIdentity {
  readonly actor: Actor;
  readonly familyId: string;
  readonly provenOn: Date;
  /** How the corporate provider says that it was proven (`amr`, `acr`). */
  readonly methods?: readonly string[] | undefined;
}

/** A system that shows a token of its own. */
export interface SystemCaller {
  readonly actor: Actor;
  /** What it may be shown at least, however little people may. */
  readonly readsAtLeast: ReadingLimit;
}

/** Where the core asks the modules. */
export interface Hooks {
  /**
   * Returns which system a token is of, if any, for each call whose token no person has; `header` reads the request's headers.
   * @throws {Refusal} why it may not call from where it does, or for whom it says
   */
  readonly identify: (
    context: SignInContext,
    token: string,
    header: (name: string) => string | undefined,
  ) => Promise<SystemCaller | undefined>;
  /**
   * A system makes a call, which is counted.
   * @throws {Refusal} `tooManyAttempts` over a limit
   */
  readonly countCall: (context: SignedInContext) => Promise<void>;
  /**
   * An act is about to be done that may have to wait: `act.run` does it. The right to do it was checked.
   * @throws {Refusal} what the act throws, or why it can't wait
   */
  readonly aroundAct: <C extends Call, Answer>(
    context: SignedInContext,
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
   * Returns why a request must be kept, if so, in the transaction that would remove it; asked before the request is locked, and
   * true until that transaction ends.
   */
  readonly mayRemoveRequest: (context: ServiceContext, applicationId: number) => Promise<string | undefined>;
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
  /** Returns what must follow before the session of a proven identity opens, if anything; in the transaction that opens it. */
  readonly challengeSignIn: (
    context: SignInContext,
    identity: ProvenIdentity,
  ) => Promise<FactorChallenge | undefined>;
  /** Returns why a session goes on no longer, if so; in the transaction that renews it. */
  readonly endOfSession: (
    context: ServiceContext,
    session: Pick<ProvenIdentity, 'actor' | 'familyId'>,
  ) => Promise<AuditReason | undefined>;
  /**
   * An act is about to be done that asks for a recent proof of who does it.
   * @throws {Refusal} `factorNeeded`; `unauthenticated`
   */
  readonly requireRecentFactor: (context: SignedInContext) => Promise<void>;
  /** A password was set by a link, in the same transaction: returns what the account gained since the one before, if anything. */
  readonly passwordReset: (
    context: SignInContext,
    account: { readonly userId: number; readonly passwordBeforeSetOn: Date | null },
  ) => Promise<AddedFactors | undefined>;
  /** Takes away what a user signs in with besides the password, in the caller's transaction; returns whether there was any. */
  readonly takeFactorsAway: (context: Pick<ServiceContext, 'db'>, userId: number) => Promise<boolean>;
  /** Returns what whoever manages a user is to know of the second step of their sign-in; undefined where there is none. */
  readonly factorsOfUser: (
    context: Pick<ServiceContext, 'db'>,
    userId: number,
  ) => Promise<{ readonly removalDueOn: Date | undefined } | undefined>;
  /** The regulator asked a provider for something, in the transaction that stored it. */
  readonly elementsAsked: (context: ServiceContext, question: AskedElements) => Promise<void>;
  /** The last day for activating a request has come near, in the transaction that reminds of it. */
  readonly deadlineNear: (context: ServiceContext, deadline: NearDeadline) => Promise<void>;
  /** A provider is told that a tariff will end, in the transaction that stored the notice. */
  readonly tariffEnding: (context: ServiceContext, tariff: EndingTariff) => Promise<void>;
  /** Returns what else happened to a request that the actor may see, for its timeline. */
  readonly stepsOf: (context: SignedInContext, applicationId: number) => Promise<readonly ToldStep[]>;
  /**
   * Returns a condition on `applications` that matches active tariffs which nobody has to hand in during a period of the yearly
   * maintenance; undefined where there is none.
   */
  readonly needsNoList: (
    context: Pick<ServiceContext, 'modules'>,
    period: { readonly beginDate: Date; readonly endDate: Date },
  ) => SQL | undefined;
  /** A provider became active or inactive, once that is stored. */
  readonly providerChanged: (context: SignedInContext, providerId: number) => Promise<void>;
  /** A period of the yearly maintenance was set, which opens when it begins, in the transaction that stored it. */
  readonly periodOpened: (context: ServiceContext, period: SetPeriod) => Promise<void>;
}

let installed: readonly Partial<Hooks>[] = [];

/** Adds what a module does where the core asks; the list in modules/server.ts does so for every module that is in. */
export const addHooks = (hooks: Partial<Hooks>): void => {
  installed = [...installed, hooks];
};

export const aroundAct: Hooks['aroundAct'] = <C extends Call, Answer>(
  context: SignedInContext,
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

export const mayRemoveRequest: Hooks['mayRemoveRequest'] = async (context, applicationId) => {
  for (const hooks of installed) {
    const kept = await hooks.mayRemoveRequest?.(context, applicationId);
    if (kept) return kept;
  }
  return undefined;
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

export const elementsAsked: Hooks['elementsAsked'] = async (context, question) => {
  for (const hooks of installed) await hooks.elementsAsked?.(context, question);
};

export const deadlineNear: Hooks['deadlineNear'] = async (context, deadline) => {
  for (const hooks of installed) await hooks.deadlineNear?.(context, deadline);
};

export const tariffEnding: Hooks['tariffEnding'] = async (context, tariff) => {
  for (const hooks of installed) await hooks.tariffEnding?.(context, tariff);
};

export const stepsOf: Hooks['stepsOf'] = async (context, applicationId) => {
  const steps: ToldStep[] = [];
  for (const hooks of installed) steps.push(...((await hooks.stepsOf?.(context, applicationId)) ?? []));
  return steps;
};

export const needsNoList: Hooks['needsNoList'] = (context, period) =>
  or(...installed.map((hooks) => hooks.needsNoList?.(context, period)));

export const periodOpened: Hooks['periodOpened'] = async (context, period) => {
  for (const hooks of installed) await hooks.periodOpened?.(context, period);
};

export const providerChanged: Hooks['providerChanged'] = async (context, providerId) => {
  for (const hooks of installed) await hooks.providerChanged?.(context, providerId);
};

/** Refuses a document that may not be given; throws a Refusal, `badRequest`, whose text says why. */
export const requireGiven = (context: Pick<ServiceContext, 'modules'>, scan: string | null): void => {
  const withheld = mayGiveDocument(context, scan);
  if (withheld) throw new Refusal('badRequest', withheld.words);
};

/** Returns the first answer that a module has. */
const firstOf = async <Answer>(
  ask: (hooks: Partial<Hooks>) => Promise<Answer | undefined> | undefined,
): Promise<Answer | undefined> => {
  for (const hooks of installed) {
    const answer = await ask(hooks);
    if (answer) return answer;
  }
  return undefined;
};

export const identify: Hooks['identify'] = (context, token, header) =>
  firstOf((hooks) => hooks.identify?.(context, token, header));

export const countCall: Hooks['countCall'] = async (context) => {
  for (const hooks of installed) await hooks.countCall?.(context);
};

export const challengeSignIn: Hooks['challengeSignIn'] = (context, identity) =>
  firstOf((hooks) => hooks.challengeSignIn?.(context, identity));

export const endOfSession: Hooks['endOfSession'] = (context, session) =>
  firstOf((hooks) => hooks.endOfSession?.(context, session));

export const passwordReset: Hooks['passwordReset'] = (context, account) =>
  firstOf((hooks) => hooks.passwordReset?.(context, account));

export const factorsOfUser: Hooks['factorsOfUser'] = (context, userId) =>
  firstOf((hooks) => hooks.factorsOfUser?.(context, userId));

export const takeFactorsAway: Hooks['takeFactorsAway'] = async (context, userId) => {
  let hadSome = false;
  for (const hooks of installed) hadSome = (await hooks.takeFactorsAway?.(context, userId)) || hadSome;
  return hadSome;
};

/**
 * Refuses a caller who should have proven a factor lately and has not, and returns the context that verbs ask for which need
 * that; where no module asks for one, the act is done.
 * @throws {Refusal} `factorNeeded`; `unauthenticated` where a factor is required and there is none
 */
export const requireRecentFactor = async <Context extends SignedInContext>(
  context: Context,
): Promise<Context> => {
  for (const hooks of installed) await hooks.requireRecentFactor?.(context);
  return { ...context, hasRecentFactor: true };
};
