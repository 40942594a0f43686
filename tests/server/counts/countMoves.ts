import fc from 'fast-check';
import { storedStatusIds } from '../../../contract/rules/applicationStatuses';

/** Returns the fixed time of these tests. */
export const now = () => new Date('2026-07-20T12:00:00Z');
export const day = 24 * 60 * 60 * 1000;
const kinds = ['request', 'recheck', 'maintenance'] as const;
const emails = ['loja@a.example.pt', 'loja@b.example.pt'];

/** Fiscal addresses: some share their district, and some the area of their postal code. */
const homes = [
  { district: 'Lisboa', postCode: '1000-001' },
  { district: 'Lisboa', postCode: '2600-002' },
  { district: 'Santarém', postCode: '2600-001' },
  { district: undefined, postCode: '9500-001' },
] as const;
const districts = ['Lisboa', 'Santarém', '', 'Braga'];
const areas = ['1000', '2600', '9500', '4000'];

const decisions = [
  '2026-07-01 eligible people',
  '2026-07-01 nonEligible services',
  '2025-10-26 eligible services',
];

/** Generates an application with the fields that are counted. */
export const anyValues = fc.record({
  author: fc.nat({ max: 1 }),
  email: fc.constantFrom(...emails),
  kind: fc.constantFrom(...kinds),
  statusId: fc.constantFrom(...storedStatusIds),
  isStudent: fc.boolean(),
  home: fc.constantFrom(...homes),
  // Around midnight, around clock changes, and across every span length.
  createdOn: fc.oneof(
    fc
      .constantFrom(
        '2026-03-28T23:59:59.999Z',
        '2026-03-29T00:30:00Z',
        '2025-10-25T23:30:00Z',
        '2026-06-30T23:15:00Z',
      )
      .map((text) => new Date(text)),
    fc.integer({ min: 0, max: 2500 }).map((days) => new Date(now().getTime() - days * day * 0.97)),
  ),
  decision: fc.option(fc.constantFrom(...decisions)),
  notifiedDaysAgo: fc.option(fc.integer({ min: 0, max: 90 })),
  activatedAfter: fc.option(fc.integer({ min: 0, max: 25 })),
});
export type Values = typeof anyValues extends fc.Arbitrary<infer T> ? T : never;

const anyDate = fc
  .integer({ min: -2600, max: 10 })
  .map((days) => new Date(now().getTime() + days * day).toISOString().slice(0, 10));
/** Leaves a filter unset most of the time: with few filters at once, something matches. */
const maybe = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
/** Generates a search by some of the counted fields. */
const anyParts = fc.record({
  firstDay: maybe(anyDate),
  lastDay: maybe(anyDate),
  provider: maybe(fc.nat({ max: 1 })),
  providerEmails: maybe(fc.subarray(emails)),
  author: maybe(fc.nat({ max: 1 })),
  kinds: maybe(fc.subarray([...kinds])),
  statusIds: maybe(fc.subarray([...storedStatusIds])),
  isStudent: maybe(fc.boolean()),
  isDelayed: maybe(fc.boolean()),
  group: maybe(
    fc.oneof(
      fc.constantFrom(...districts).map((one) => ({ by: 'district' as const, values: [one] })),
      fc.constantFrom(...areas).map((one) => ({ by: 'area' as const, values: [one] })),
      fc
        .subarray([...decisions, '2026-07-02 eligible people'])
        .map((values) => ({ by: 'decision' as const, values })),
    ),
  ),
});
/** Generates a search by some of the counted fields; groups are counted only over all providers and authors. */
export const anyFilter = anyParts.map((parts) =>
  parts.group ? { ...parts, provider: undefined, providerEmails: undefined, author: undefined } : parts,
);
export type AnyFilter = typeof anyFilter extends fc.Arbitrary<infer T> ? T : never;

/** Generates a move: rows added, changed or removed, or added and rolled back, or a fold or check of the counts. */
export const anyMove = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('add' as const),
      rows: fc.array(anyValues, { minLength: 1, maxLength: 12 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('change' as const),
      places: fc.array(fc.nat({ max: 60 }), { maxLength: 6 }),
      to: anyValues,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('remove' as const),
      places: fc.array(fc.nat({ max: 60 }), { maxLength: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('rollBack' as const),
      rows: fc.array(anyValues, { minLength: 1, maxLength: 5 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('fold' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('check' as const) }) },
);
export type Move = typeof anyMove extends fc.Arbitrary<infer T> ? T : never;
