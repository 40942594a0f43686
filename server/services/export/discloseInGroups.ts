import type { AnonymousClass, AnonymousGroup } from './countAlike';

/** How many applications must be alike before the export discloses what they have in common. */
export const smallestGroup = 5;

const allKeys = [
  'kind',
  'statusId',
  'quarter',
  'district',
  'isStudent',
  'hasDocuments',
  'wasActivatedLate',
] as const satisfies readonly (keyof AnonymousClass)[];

/**
 * What is disclosed about a group, from most to least; each level takes what the one above left over, so its
 * keys are among that one's.
 */
const levels: readonly (readonly (keyof AnonymousClass)[])[] = [
  allKeys,
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

/** Returns a key that is equal for groups with equal disclosed values; it also sorts them. */
const keyOf = (group: AnonymousClass) => JSON.stringify(allKeys.map((key) => group[key]));

/** Merges the groups that are alike when only these keys are disclosed. */
const regroup = (
  groups: readonly AnonymousGroup[],
  keys: readonly (keyof AnonymousClass)[],
): AnonymousGroup[] => {
  const byKey = new Map<string, AnonymousGroup>();
  for (const group of groups) {
    const disclosed = only(group, keys);
    const key = keyOf(disclosed);
    byKey.set(key, { ...disclosed, count: (byKey.get(key)?.count ?? 0) + group.count });
  }
  return [...byKey.values()].filter(({ count }) => count > 0);
};

/** Takes enough applications out of the smallest group for others to hide among, and returns their number. */
const borrow = (groups: readonly AnonymousGroup[]): number => {
  const [smallest] = groups
    .filter(({ count }) => count >= smallestGroup)
    .sort((a, b) => a.count - b.count || keyOf(a).localeCompare(keyOf(b), 'en'));
  if (!smallest) return 0;
  const taken = smallest.count < 2 * smallestGroup ? smallest.count : smallestGroup;
  smallest.count -= taken;
  return taken;
};

/** Adds a group with few disclosed values, filled up if it is too small for its applications to hide in. */
const hide = (disclosed: AnonymousGroup[], group: AnonymousGroup, among: readonly AnonymousGroup[]): void => {
  const isTooSmall = group.count > 0 && group.count < smallestGroup;
  disclosed.push({ ...group, count: group.count + (isTooSmall ? borrow(among) : 0) });
};

/**
 * Decides how much is disclosed about how many applications, so that none stands out: not in one export,
 * where whatever is disclosed about one holds for four others; and not between two, where the number of those
 * with anything but the kind disclosed changes by five at a time (spec 10.7).
 */
export const discloseInGroups = (groups: readonly AnonymousGroup[]): AnonymousGroup[] => {
  const disclosed: AnonymousGroup[] = [];
  const withheld = groups.filter(({ statusId }) => statusId === null);
  let rest = groups.filter(({ statusId }) => statusId !== null);
  for (const keys of levels) {
    rest = regroup(rest, keys).map((group) => {
      const left = group.count % smallestGroup;
      disclosed.push({ ...group, count: group.count - left });
      return { ...group, count: left };
    });
  }

  let ofFewKinds = 0;
  for (const group of regroup([...rest, ...withheld], ['kind'])) {
    const ofKind = disclosed.filter(({ kind }) => kind === group.kind);
    if (group.count < smallestGroup && ofKind.every(({ count }) => count === 0)) ofFewKinds += group.count;
    else hide(disclosed, group, ofKind);
  }
  hide(disclosed, { ...nothing, count: ofFewKinds }, disclosed);

  // Applications without a district look like those whose district is withheld, so the two are merged.
  return regroup(disclosed, allKeys)
    .map((group) => ({ group, key: keyOf(group) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ group }) => group);
};
