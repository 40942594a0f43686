import fc from 'fast-check';
import type { Behaviour } from './lifecycleModel';
import { type ActorName, actorNames } from './lifecycleStage';

/** The kinds of steps in a story: a user's attempt, or time passing. */
export const commandTypes = [
  'submit',
  'decide',
  'activate',
  'deactivate',
  'cancel',
  'recheck',
  'register',
  'process',
  'delete',
  'look',
  'work',
  'pass',
  'turn',
] as const;
export type CommandType = (typeof commandTypes)[number];

/** One step of a story. */
export interface Command {
  readonly type: CommandType;
  readonly actor: ActorName;
  /** The index of the application or household, modulo their number. */
  readonly target: number;
  /** Whether the actor and the application are chosen so that the step can succeed, if any can. */
  readonly isAimed: boolean;
  /** Documents or none, yes or no, hours or days, depending on the type. */
  readonly choice: boolean;
  /** The outside services' behaviours towards a household after its circumstances change. */
  readonly behaviours: readonly [Behaviour, Behaviour];
}

const weights: Readonly<Record<CommandType, number>> = {
  submit: 4,
  decide: 3,
  activate: 6,
  deactivate: 1,
  cancel: 1,
  recheck: 3,
  register: 4,
  process: 5,
  delete: 1,
  look: 2,
  work: 8,
  pass: 3,
  turn: 4,
};

/** Generates the behaviour of an outside service towards a household. */
export const anyBehaviour = fc.oneof(
  { weight: 4, arbitrary: fc.constant('yes' as const) },
  { weight: 3, arbitrary: fc.constant('no' as const) },
  { weight: 1, arbitrary: fc.constant('never' as const) },
  { weight: 1, arbitrary: fc.constant('late' as const) },
  { weight: 1, arbitrary: fc.constant('conditional' as const) },
);

/** Generates a step; the weights favour steps that lead far into the lifecycle. */
export const anyCommand: fc.Arbitrary<Command> = fc.record({
  type: fc.oneof(...commandTypes.map((type) => ({ weight: weights[type], arbitrary: fc.constant(type) }))),
  actor: fc.constantFrom(...actorNames),
  target: fc.nat({ max: 50 }),
  isAimed: fc.oneof(
    { weight: 3, arbitrary: fc.constant(true) },
    { weight: 1, arbitrary: fc.constant(false) },
  ),
  choice: fc.boolean(),
  behaviours: fc.tuple(anyBehaviour, anyBehaviour),
});

const first = {
  actor: 'operator',
  target: 0,
  isAimed: true,
  choice: true,
  behaviours: ['yes', 'yes'],
} as const;

/** The beginning of every story: a household gets the tariff, and a maintenance request about it is submitted. */
export const prologue: readonly Command[] = (['turn', 'submit', 'work', 'activate', 'register'] as const).map(
  (type) => ({ ...first, type }),
);
