import { settingNames } from './config';

/** A variable of the environment that looks like a setting and is none. */
export interface StrayName {
  readonly name: string;
  /** The setting that was probably meant; absent where the name only begins like several. */
  readonly meant?: string;
  /** What to do instead, where it was a setting of an earlier version. */
  readonly instead?: string;
}

/** Settings of earlier versions, which have no effect any more, and what to do instead. */
const retired: Readonly<Record<string, string>> = {
  OTHER_SERVERS: 'let the client ask the other server (docs/add-a-resource.md), and take it away',
  WORKERS: 'start several servers on one database (docs/operate.md, Several servers), and take it away',
};

/**
 * Returns the names that were settings or are misspelt ones: near a known one, or beginning like a family of them, such as
 * `DATABASE_`. Variables of OpenTelemetry and those that Kubernetes makes of a service are others'.
 */
export const strayNames = (variables: Readonly<Record<string, string | undefined>>): StrayName[] =>
  Object.keys(variables)
    .filter((name) => !settingNames.includes(name) && variables[name] !== '')
    .flatMap((name) => {
      const instead = retired[name];
      if (instead) return [{ name, instead }];
      const spelt = name.toUpperCase().replaceAll(/[-.]/g, '_');
      const meant = settingNames.find((known) => isNear(spelt, known));
      if (meant) return [{ name, meant }];
      const isOurs = families.some((family) => spelt.startsWith(family)) && !ofService.test(spelt);
      return isOurs ? [{ name }] : [];
    });

/** Says what is wrong with a stray name; never its value, which may be a secret. */
export const strayText = ({ name, meant, instead }: StrayName): string =>
  instead
    ? `${name} has no effect any more: ${instead}`
    : `${name} is no setting${meant ? `; ${meant} is` : ', and looks like one'}`;

const shortName = 9;

const isNear = (name: string, known: string): boolean => {
  const most = known.length < shortName ? 1 : 2;
  return Math.abs(name.length - known.length) <= most && distance(name, known) <= most;
};

/** What Kubernetes and container links add for a service, which may be called as one of our families. */
const ofService = /_(SERVICE_(HOST|PORT)|PORT)(_|$)/;

/** The longest beginning, in whole words, that all settings with the same first word share; of two settings at least. */
const familiesOf = (names: readonly string[]): string[] => {
  const byWord = new Map<string, string[]>();
  for (const name of names) {
    const [word = name] = name.split('_');
    byWord.set(word, [...(byWord.get(word) ?? []), name]);
  }
  return [...byWord.values()].filter((group) => group.length > 1).map(sharedWords);
};

const sharedWords = (group: readonly string[]): string => {
  const [first = '', ...others] = group;
  const words = first.split('_');
  const beginnings = words.map((_, index) => `${words.slice(0, index + 1).join('_')}_`);
  return beginnings.findLast((one) => others.every((name) => name.startsWith(one))) ?? `${first}_`;
};

const families = familiesOf(settingNames.filter((name) => !name.startsWith('OTEL_')));

/** How many letters were left out, added, mistaken or swapped with the next. */
const distance = (one: string, other: string): number => {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const least = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      rows[row]?.push(least);
    }
  }
  return at(one.length, other.length);
};
