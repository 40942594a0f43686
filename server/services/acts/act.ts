import type { AccessRule } from '../../../contract/access';
import type { Call, CheckedInput } from '../../../contract/calls/defineCall';
import type { ActContents } from '../../../contract/entities/actContents';
import type { HeldActName } from '../../../contract/rules/approvals';
import type { RetentionSettings } from '../../../contract/rules/retention';
import type { SignedInContext } from '../context/serviceContext';

/** What doing an act needs: the caller's context, and the installation's retention schedule where an act is about that. */
export interface ActContext extends SignedInContext {
  readonly retention?: RetentionSettings;
}

/** What a call asks for that may have to wait for a second person. */
export interface Act<C extends Call = Call, Answer = unknown> {
  /** What people know it by; several calls can ask for the same. */
  readonly name: HeldActName;
  /** The call that asks for it; its schema also reads what was kept. */
  readonly call: C;
  /** Who may confirm it. */
  readonly rule: AccessRule;
  /** Returns whether it has to wait, given what finds out whether acts of its name do; that alone decides when absent. */
  readonly waits?: (
    context: ActContext,
    input: CheckedInput<C>,
    isNeeded: () => Promise<boolean>,
  ) => Promise<boolean>;
  /** The request that it decides, if it is a decision. */
  readonly applicationId?: (input: CheckedInput<C>) => number;
  /** How many items it is about, where one that waits may only be about some. */
  readonly size?: (input: CheckedInput<C>) => number;
  /** Does it. What it reports as failed must leave nothing behind when the caller's transaction ends. */
  readonly run: (context: ActContext, input: CheckedInput<C>) => Promise<Answer>;
  /** Tells who may confirm it what it would do. */
  readonly tell: (context: SignedInContext, input: CheckedInput<C>) => ActContents | Promise<ActContents>;
}

const defined: Act[] = [];

/** Defines an act, so that what was kept of it is known again. */
export const defineAct = <C extends Call, Answer>(act: Act<C, Answer>): Act<C, Answer> => {
  defined.push(act as Act);
  return act;
};

/** Returns the act that was kept under a name: the one that the kept call asks for, or the first that was defined. */
export const actOf = (name: HeldActName, path: unknown): Act | undefined => {
  const ofName = defined.filter((act) => act.name === name);
  return ofName.find(({ call }) => call.path === path) ?? ofName[0];
};
