import { satisfies } from '../../../contract/access';
import type { CallAccess } from '../../../contract/calls/defineCall';
import { isForClients } from '../../../contract/rules/callsOfClients';
import { Refusal } from '../../lib/refusal';
import type { Actor, SignedInContext } from './serviceContext';
import { accessRefused } from './texts';

/** The part of a call that says who may make it; its rules are rows of contract/access.ts. */
interface Guarded {
  /** Without it, no system of a provider may make the call. */
  readonly path?: string;
  readonly access: CallAccess;
  readonly needsRecentFactor?: true | undefined;
  readonly mayAwaitApproval?: true | undefined;
}

/** Returns whether one of a call's rules allows an actor to make it. */
export const mayCall = (actor: Actor, { path, access }: Guarded): boolean =>
  (!actor.client || isForClients({ path: path ?? '', access })) &&
  (typeof access === 'string' || access.some((rule) => satisfies(actor, rule)));

/** Who comes to a verb, and what was seen to on the way. */
type Comer = Pick<SignedInContext, 'actor' | 'hasRecentFactor' | 'isSettled'>;

/**
 * Refuses an actor who may make none of these calls: the first line of the verb that they lead to. What the calls demand
 * besides, a recent factor and a second person, must have been seen to, whichever way led to the verb.
 * @throws {Refusal} `forbidden`; so does every verb that begins with it, whose docstring does not repeat it
 * @throws {Error} where a way to the verb leaves out what it demands, which is a mistake in the program
 */
export const requireAccess = (
  { actor, hasRecentFactor, isSettled }: Comer,
  ...calls: readonly Guarded[]
): void => {
  if (!calls.some((call) => mayCall(actor, call))) throw forbidden();
  for (const { path, needsRecentFactor, mayAwaitApproval } of calls) {
    if (needsRecentFactor && !hasRecentFactor)
      throw new Error(`The verb of ${path} was reached without needsRecentFactor`);
    if (mayAwaitApproval && !isSettled) throw new Error(`The verb of ${path} was reached without doAct`);
  }
};

/** Builds the refusal of an actor without the right. */
export const forbidden = (): Refusal => new Refusal('forbidden', accessRefused);
