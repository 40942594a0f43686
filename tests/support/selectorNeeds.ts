/** A necessary condition for an element to match one alternative of a selector: `.class`, `#id` or a tag name. */
export type Need = string;

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '"': '"', "'": "'" };
const quotes: readonly (string | undefined)[] = ['"', "'"];

/** Returns the last compound of each alternative, without bracketed parts; undefined for a selector it can't parse. */
const lastCompounds = (selector: string): string[] | undefined => {
  const ends: string[] = [];
  const awaited: string[] = [];
  let compound = '';
  let isOver = false;
  for (const letter of selector.trim()) {
    const end = awaited.at(-1);
    const opened = closing[letter];
    if (letter === '\\' || letter === '|') return undefined;
    if (letter === end) awaited.pop();
    else if (opened && !quotes.includes(end)) awaited.push(opened);
    else if (end) continue;
    else if (letter === ',') {
      ends.push(compound);
      compound = '';
      isOver = false;
    } else if (/[\s>+~]/.test(letter)) isOver = true;
    else {
      compound = isOver ? letter : compound + letter;
      isOver = false;
    }
  }
  return awaited.length > 0 ? undefined : [...ends, compound];
};

const needOf = (compound: string): Need | undefined => {
  const parts = [...compound.matchAll(/[.#:]*[\w-]+/g)].map(([part]) => part);
  const named = parts.find((part) => part.startsWith('.')) ?? parts.find((part) => part.startsWith('#'));
  const [first] = parts;
  return named ?? (first && !first.startsWith(':') ? first.toLowerCase() : undefined);
};

/** Returns needs of which every element that matches the selector has at least one; undefined when unknown. */
export const needsOf = (selector: string): readonly Need[] | undefined => {
  const needs = lastCompounds(selector)?.map(needOf);
  return needs?.every((need) => need !== undefined) ? needs : undefined;
};

/** Lists the needs that an element meets. */
export const havesOf = (element: Element): Need[] => {
  const classes = element.getAttribute('class')?.split(/\s+/).filter(Boolean) ?? [];
  return [element.localName.toLowerCase(), `#${element.id}`, ...classes.map((name) => `.${name}`)];
};
