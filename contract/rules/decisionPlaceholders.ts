/** A placeholder in a decision text, to be filled in by the person who decides. */
const placeholder = /\{(documento|data)\}/;
const placeholders = new RegExp(placeholder, 'g');

/** The known values of the request being decided; placeholders without a value stay. */
export interface PlaceholderValues {
  documento?: string | undefined;
  data?: string | undefined;
}

/** Fills in the placeholders of a decision text whose values are known. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(placeholders, (whole, name: keyof PlaceholderValues) => values[name] ?? whole);

/** Returns where the first remaining placeholder is; undefined when there is none. */
export const openPlaceholder = (text: string): { start: number; end: number } | undefined => {
  const found = placeholder.exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
};
