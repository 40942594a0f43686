import fc from 'fast-check';
import type { Behaviour } from './lifecycleModel';
import { type ActorName, actorNames } from './lifecycleStage';

/** A step of a story: an attempt of a user, or time passing. */
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
  /** Which application or household, of those that there are. */
  readonly target: number;
  /** Whether the actor and the application are chosen so that it can succeed, where any can. */
  readonly isAimed: boolean;
  /** Documents or none, a yes or a no, hours or days. */
  readonly choice: boolean;
  /** What the outside services will say of a household whose circumstances turn. */
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

/** How each outside service behaves towards each household of a story. */
export const anyBehaviour = fc.oneof(
  { weight: 4, arbitrary: fc.constant('yes' as const) },
  { weight: 3, arbitrary: fc.constant('no' as const) },
  { weight: 1, arbitrary: fc.constant('never' as const) },
  { weight: 1, arbitrary: fc.constant('late' as const) },
);

/** Any step; the likely ones lead far into the lifecycle. */
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

/** How every story begins: somebody has the tariff, and a maintenance request is handed in about it. */
export const prologue: readonly Command[] = (['turn', 'submit', 'work', 'activate', 'register'] as const).map(
  (type) => ({ ...first, type }),
);
