/** A person as texts tell of one; the NIF or the name may be missing, and is then empty. */
export interface NamedPerson {
  readonly nif: string;
  readonly name: string;
}

interface KnownName {
  readonly name: string;
  /** Where its second word begins, by which it is looked up. */
  readonly offset: number;
}

/**
 * Returns a function that says whether a text tells of any of these persons: whether it holds their NIF, or their whole
 * name in whatever case; one word alone is in too many other texts. A text is read once, however many persons there are.
 */
export const personFinder = (persons: readonly NamedPerson[]): ((text: string) => boolean) => {
  const nifs = new Set(persons.map(({ nif }) => nif).filter((nif) => /^\d{9}$/.test(nif)));
  const names = new Map<string, KnownName[]>();
  const unusual: string[] = [];
  for (const name of new Set(persons.map((person) => person.name.trim().toLowerCase()))) {
    const offset = name.indexOf(' ') + 1;
    if (offset === 0) continue;
    const [second] = /^\p{L}+/u.exec(name.slice(offset)) ?? [];
    if (second === undefined) unusual.push(name);
    else names.set(second, [...(names.get(second) ?? []), { name, offset }]);
  }
  return (text) => {
    for (const [digits] of text.matchAll(/\d{9,}/g))
      for (let at = 0; at + 9 <= digits.length; at += 1) if (nifs.has(digits.slice(at, at + 9))) return true;
    const lower = text.toLowerCase();
    for (const { 0: word, index } of lower.matchAll(/\p{L}+/gu))
      if (names.get(word)?.some(({ name, offset }) => lower.startsWith(name, index - offset))) return true;
    return unusual.some((name) => lower.includes(name));
  };
};
