import { satisfies } from '../../../contract/access';
import type { Call, CheckedInput } from '../../../contract/calls/defineCall';
import type { ActContents } from '../../../contract/entities/actContents';
import { maxRequestsPerApproval } from '../../../contract/rules/maintenanceLimits';
import type { approvals } from '../../../server/db/schema/approvals';
import { Refusal } from '../../../server/lib/refusal';
import { type Act, type ActContext, actOf, defineAct } from '../../../server/services/acts/act';
import type { Actor, SignedInContext } from '../../../server/services/context/serviceContext';
import { access } from '../contract/access';
import { setActOfTwo } from '../contract/calls';
import { isNeeded, switchAct } from './actsOfTwo';
import { approvalTexts } from './texts';

/** No longer needing a second person for an act. */
export const switchOff = defineAct({
  name: 'switchOff',
  call: setActOfTwo,
  rule: access.approvals.edit,
  waits: async (_, { isNeeded: isOn }) => !isOn,
  run: switchAct,
  tell: (_, { act }) => ({ switchedOff: act }),
});

/**
 * Returns whether an act has to wait.
 * @throws {Refusal} `badRequest` if it is about more than can wait
 */
export const hasToWait = async <C extends Call>(
  context: ActContext,
  { name, waits, size }: Pick<Act<C>, 'name' | 'waits' | 'size'>,
  input: CheckedInput<C>,
): Promise<boolean> => {
  const isOn = async () => name !== 'switchOff' && isNeeded(context, name);
  if (!(await (waits ? waits(context, input, isOn) : isOn()))) return false;
  if ((size?.(input) ?? 0) > maxRequestsPerApproval) throw new Refusal('badRequest', approvalTexts.tooMany);
  return true;
};

/** The key of a payload under which the path of its call stands: several calls can ask for one act. */
export const callOfPayload = 'call';

/** Returns the act that was kept; undefined for one that this server does not know. */
export const heldActOf = ({
  act,
  payload,
}: Pick<typeof approvals.$inferSelect, 'act' | 'payload'>): Act | undefined =>
  // What was kept by the version before names no call, and is of the first.
  actOf(act, Reflect.get(Object(payload), callOfPayload));

/** Returns whether somebody may do what was kept, and so may confirm it if they have not asked for it. */
export const mayConfirm = (actor: Actor, kept: Parameters<typeof heldActOf>[0]): boolean => {
  const act = heldActOf(kept);
  return act !== undefined && satisfies(actor, act.rule);
};

/** Returns what was kept would do; nothing for what this server, or the schema of its call, no longer knows. */
export const aboutKept = async (
  context: SignedInContext,
  kept: Parameters<typeof heldActOf>[0],
): Promise<ActContents> => {
  const act = heldActOf(kept);
  const input = act?.call.input.safeParse(kept.payload);
  return act && input?.success ? act.tell(context, input.data) : {};
};
