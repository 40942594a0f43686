/** What a text of a decision leaves open, for whoever decides to fill in. */
const placeholder = /\{(documento|data)\}/;
const placeholders = new RegExp(placeholder, 'g');

/** What is known about the request that is decided; what is absent stays open. */
export interface PlaceholderValues {
  documento?: string | undefined;
  data?: string | undefined;
}

/** A text of a decision with all filled in that is known. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(placeholders, (whole, name: keyof PlaceholderValues) => values[name] ?? whole);

/** Where the first placeholder stands that is still open; undefined when none is. */
export const openPlaceholder = (text: string): { start: number; end: number } | undefined => {
  const found = placeholder.exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
};
