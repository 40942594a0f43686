/** What an element must have, at least, to match one alternative of a selector: `.class`, `#id` or a tag's name. */
export type Need = string;

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '"': '"', "'": "'" };
const quotes: readonly (string | undefined)[] = ['"', "'"];

/** The last compound of each alternative, without what stands in brackets; undefined when it can't be told. */
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

/** What any element that matches the selector has, one of these at least; undefined when that can't be told. */
export const needsOf = (selector: string): readonly Need[] | undefined => {
  const needs = lastCompounds(selector)?.map(needOf);
  return needs?.every((need) => need !== undefined) ? needs : undefined;
};

/** What an element has of what selectors may need. */
export const havesOf = (element: Element): Need[] => {
  const classes = element.getAttribute('class')?.split(/\s+/).filter(Boolean) ?? [];
  return [element.localName.toLowerCase(), `#${element.id}`, ...classes.map((name) => `.${name}`)];
};
