import { streamSafe } from '../../../../contract/rules/cleanText';
/** A person as texts tell of one; the NIF or the name may be missing, and is then empty. */
export interface NamedPerson {
  readonly nif: string;
  readonly name: string;
}

/** Where a text tells of a person: from a character to the one after the last, by NIF or by name. */
export interface Mention {
  readonly from: number;
  readonly to: number;
  readonly isName: boolean;
}

/** Finds where a text tells of some persons. */
export type PersonFinder = (text: string) => Mention[];

/** Names by their words. */
interface Words {
  readonly next: Map<string, Words>;
  isEnd: boolean;
}

/**
 * Returns a function that finds where a text tells of any of these persons, however it is written: their NIF, also with blanks, dots,
 * hyphens or the like between its digits, and with letters before or after it; and their whole name, whatever its case and
 * accents, and blanks, hyphens or the like between its words. One word alone is in too many other texts; `fewestWords` 1 finds it
 * too. A text is read once, however many persons there are.
 */
export const personFinder = (persons: readonly NamedPerson[], fewestWords = 2): PersonFinder => {
  const numbers = new Set(nifsOf(persons).map(Number));
  const names: Words = { next: new Map(), isEnd: false };
  for (const words of wordsOf(persons, fewestWords)) {
    let place = names;
    for (const one of words) {
      const next = place.next.get(one) ?? { next: new Map(), isEnd: false };
      place.next.set(one, next);
      place = next;
    }
    place.isEnd = true;
  }
  return (text) =>
    inText(text, (letters) => [
      ...numbersIn(letters, (number) => numbers.has(number)),
      ...(names.next.size > 0 ? namesIn(letters, names) : []),
    ]);
};

/** More persons than these are not looked for by a pattern. */
const personsInPattern = 20;

/**
 * Returns a pattern of PostgreSQL that finds every text in which `personFinder` finds these persons, JSON too, and some others;
 * undefined where they are too many. It reads a text once, in the database.
 */
export const roughPattern = (persons: readonly NamedPerson[]): string | undefined => {
  if (persons.length > personsInPattern) return undefined;
  // A line end in JSON is two characters.
  const numbers = nifsOf(persons).map((nif) => [...nif].join(`[^0-9]{0,${4 * widestGap}}`));
  const names = wordsOf(persons, 2).map((words) => {
    const [longest = ''] = words.toSorted((one, other) => other.length - one.length);
    return longest.replace(/./gsu, (letter) =>
      /[a-z0-9]/.test(letter) ? `(?:[${letter}${letter.toUpperCase()}]|${beyondAscii})+` : `${beyondAscii}+`,
    );
  });
  return [...new Set([...numbers, ...names])].join('|') || undefined;
};

/** What an accent, or a letter with one, may be. */
const beyondAscii = '[^\\u0001-\\u007f]';

const nifsOf = (persons: readonly NamedPerson[]) =>
  persons.map(({ nif }) => nif).filter((nif) => /^\d{9}$/.test(nif));

const wordsOf = (persons: readonly NamedPerson[], fewest: number) =>
  persons.map(({ name }) => fold(name).letters.match(word) ?? []).filter(({ length }) => length >= fewest);

/** Finds the numbers of nine digits in a text, however they are grouped, that are what is looked for. */
export const findNumbers = (text: string, isWanted: (digits: string) => boolean): Mention[] =>
  inText(text, (letters) =>
    numbersIn(letters, (number) => isWanted(String(number).padStart(nifLength, '0'))),
  );

/** Returns a text without what tells of persons. */
export const withoutMentions = (text: string, mentions: readonly Mention[], instead: string): string => {
  let left = '';
  let through = 0;
  for (const { from, to } of mentions.toSorted((one, other) => one.from - other.from)) {
    if (from >= through) left += text.slice(through, from) + instead;
    through = Math.max(through, to);
  }
  return left + text.slice(through);
};

/** Finds something in the folded text, and says where it is in the text itself. */
const inText = (text: string, look: (letters: string) => Mention[]): Mention[] => {
  const { letters, origin } = fold(text);
  const found = look(letters);
  if (!origin) return found;
  return found.map((one) => ({ ...one, from: origin[one.from] ?? 0, to: origin[one.to] ?? text.length }));
};

const word = /[\p{L}\p{N}]+/gu;
const isLetter = /\p{L}/u;

/** A text without accents and capitals, and where each of its characters, and its end, was; nowhere else if `origin` is absent. */
const fold = (text: string): { letters: string; origin?: number[] } => {
  if (/^[\0-\x7f]*$/.test(text)) return { letters: text.toLowerCase() };
  let letters = '';
  const origin: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain =
      character < '\x80' ? character : streamSafe(character).normalize('NFD').replace(/\p{M}/gu, '');
    for (const letter of plain.toLowerCase().split('')) {
      letters += letter;
      origin.push(at);
    }
    at += character.length;
  }
  origin.push(text.length);
  return { letters, origin };
};

const nifLength = 9;
/** So many characters, none of them a letter, may stand between two digits or two words. */
const widestGap = 3;

/** Finds numbers of nine digits, which may be part of longer ones. */
const numbersIn = (letters: string, isWanted: (number: number) => boolean): Mention[] => {
  const found: Mention[] = [];
  const places: number[] = [];
  let number = 0;
  let digits = 0;
  let last = -1;
  for (let at = 0; at < letters.length; at += 1) {
    const digit = letters.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) {
      if (digits > 0 && isLetter.test(letters.charAt(at))) digits = 0;
      continue;
    }
    if (at - last > widestGap + 1) digits = 0;
    if (digits === 0) number = 0;
    number = (number * 10 + digit) % 10 ** nifLength;
    places[digits % nifLength] = at;
    digits += 1;
    last = at;
    if (digits >= nifLength && isWanted(number))
      found.push({ from: places[digits % nifLength] ?? 0, to: at + 1, isName: false });
  }
  return found;
};

/** Between two words of a name there is no full stop, nor what addresses are made of. */
const wordGap = new RegExp(`^[^.@/:]{1,${widestGap}}$`, 'u');

const namesIn = (letters: string, names: Words): Mention[] => {
  const words = [...letters.matchAll(word)];
  const end = (at: number) => (words[at]?.index ?? 0) + (words[at]?.[0].length ?? 0);
  const follows = (at: number) => wordGap.test(letters.slice(end(at - 1), words[at]?.index));
  const found: Mention[] = [];
  for (let first = 0; first < words.length; first += 1) {
    let place = names.next.get(words[first]?.[0] ?? '');
    let longest: number | undefined;
    for (let at = first; place; at += 1) {
      if (place.isEnd) longest = at;
      place = at + 1 < words.length && follows(at + 1) ? place.next.get(words[at + 1]?.[0] ?? '') : undefined;
    }
    if (longest === undefined) continue;
    found.push({ from: words[first]?.index ?? 0, to: end(longest), isName: true });
    first = longest;
  }
  return found;
};
