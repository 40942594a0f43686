import type { AnonymousClass, AnonymousGroup } from './countAlike';

/** Applications that must be alike before the export tells how they are. */
export const smallestGroup = 5;

const everything = [
  'kind',
  'statusId',
  'quarter',
  'district',
  'isStudent',
  'hasDocuments',
  'wasActivatedLate',
] as const satisfies readonly (keyof AnonymousClass)[];

/** What is told of a group, from most to least; each level takes what was left over above it, so each is part of it. */
const levels: readonly (readonly (keyof AnonymousClass)[])[] = [
  everything,
  ['kind', 'statusId', 'quarter', 'district'],
  ['kind', 'statusId', 'district'],
  ['kind', 'statusId'],
];

const nothing: AnonymousClass = {
  kind: null,
  statusId: null,
  quarter: null,
  district: null,
  isStudent: null,
  hasDocuments: null,
  wasActivatedLate: null,
};

const only = (group: AnonymousClass, keys: readonly (keyof AnonymousClass)[]): AnonymousClass => ({
  ...nothing,
  ...Object.fromEntries(keys.map((key) => [key, group[key]])),
});

/** The same for groups of which the same is told; sorts them as well. */
const keyOf = (group: AnonymousClass) => JSON.stringify(everything.map((key) => group[key]));

/** Puts together what is alike when only these things are told of it. */
const regroup = (
  groups: readonly AnonymousGroup[],
  keys: readonly (keyof AnonymousClass)[],
): AnonymousGroup[] => {
  const byKey = new Map<string, AnonymousGroup>();
  for (const group of groups) {
    const told = only(group, keys);
    const key = keyOf(told);
    byKey.set(key, { ...told, count: (byKey.get(key)?.count ?? 0) + group.count });
  }
  return [...byKey.values()].filter(({ count }) => count > 0);
};

/** Takes out of the smallest group enough applications for others to hide among them. */
const borrow = (groups: readonly AnonymousGroup[]): number => {
  const [smallest] = groups
    .filter(({ count }) => count >= smallestGroup)
    .sort((a, b) => a.count - b.count || keyOf(a).localeCompare(keyOf(b), 'en'));
  if (!smallest) return 0;
  const taken = smallest.count < 2 * smallestGroup ? smallest.count : smallestGroup;
  smallest.count -= taken;
  return taken;
};

/** Adds what is told of nothing but these few things, filled up where there are too few of them to hide. */
const hide = (told: AnonymousGroup[], group: AnonymousGroup, among: readonly AnonymousGroup[]): void => {
  const isTooSmall = group.count > 0 && group.count < smallestGroup;
  told.push({ ...group, count: group.count + (isTooSmall ? borrow(among) : 0) });
};

/**
 * Decides how much is told of how many applications, so that none stands out: not in one export, where whatever is told
 * of one is told of four others; and not between two, where the number of those of whom anything but the kind is told
 * changes by five at a time (spec 10.7).
 */
export const discloseInGroups = (groups: readonly AnonymousGroup[]): AnonymousGroup[] => {
  const told: AnonymousGroup[] = [];
  const untold = groups.filter(({ statusId }) => statusId === null);
  let rest = groups.filter(({ statusId }) => statusId !== null);
  for (const keys of levels) {
    rest = regroup(rest, keys).map((group) => {
      const left = group.count % smallestGroup;
      told.push({ ...group, count: group.count - left });
      return { ...group, count: left };
    });
  }

  let ofFewKinds = 0;
  for (const group of regroup([...rest, ...untold], ['kind'])) {
    const ofKind = told.filter(({ kind }) => kind === group.kind);
    if (group.count < smallestGroup && ofKind.every(({ count }) => count === 0)) ofFewKinds += group.count;
    else hide(told, group, ofKind);
  }
  hide(told, { ...nothing, count: ofFewKinds }, told);

  // What lacks a district by itself is told as much as what keeps it to itself.
  return regroup(told, everything)
    .map((group) => ({ group, key: keyOf(group) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ group }) => group);
};
