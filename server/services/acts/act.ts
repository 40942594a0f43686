import type { Call, CheckedInput } from '../../../contract/calls/defineCall';
import type { RetentionSettings } from '../../../contract/rules/retention';
import type { SignedInContext } from '../context/serviceContext';

/** What doing an act needs: the caller's context, and the installation's retention schedule where an act is about that. */
export interface ActContext extends SignedInContext {
  readonly retention?: RetentionSettings;
}

/** What a call asks for that may have to wait for a second person. */
export interface Act<C extends Call = Call, Answer = unknown> {
  /** The call that asks for it. */
  readonly call: C;
  /** Does it. What it reports as failed must leave nothing behind when the caller's transaction ends. */
  readonly run: (context: ActContext, input: CheckedInput<C>) => Promise<Answer>;
}
