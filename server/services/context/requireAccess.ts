import { satisfies } from '../../../contract/access';
import type { CallAccess } from '../../../contract/calls/defineCall';
import { isForClients } from '../../../contract/rules/callsOfClients';
import { Refusal } from '../../lib/refusal';
import type { Actor } from './serviceContext';
import { accessRefused } from './texts';

/** The part of a call that says who may make it; its rules are rows of contract/access.ts. */
interface Guarded {
  /** Without it, no system of a provider may make the call. */
  readonly path?: string;
  readonly access: CallAccess;
}

/** Returns whether one of a call's rules allows an actor to make it. */
export const mayCall = (actor: Actor, { path, access }: Guarded): boolean =>
  (!actor.client || isForClients({ path: path ?? '', access })) &&
  (typeof access === 'string' || access.some((rule) => satisfies(actor, rule)));

/**
 * Refuses an actor who may make none of these calls: the first line of the verb that they lead to.
 * @throws {Refusal} `forbidden`; so does every verb that begins with it, whose docstring does not repeat it
 */
export const requireAccess = ({ actor }: { readonly actor: Actor }, ...calls: readonly Guarded[]): void => {
  if (!calls.some((call) => mayCall(actor, call))) throw forbidden();
};

/** Builds the refusal of an actor without the right. */
export const forbidden = (): Refusal => new Refusal('forbidden', accessRefused);
