const between = '||||';
const placeholder = /%\{(\w+)\}/g;

/** The form of a text for a count: the first for one, the second for any other number, as Portuguese counts. */
const formFor = (text: string, count: unknown): string => {
  const [one = text, other = one] = text.split(between);
  return (Number(count) === 1 ? one : other).trim();
};

/**
 * A text with its values put in, written as react-admin's messages are: `%{name}`, and `one |||| other` chosen by
 * `smart_count`. A placeholder without value stays as it is.
 */
export const fillIn = (text: string, values: Readonly<Record<string, unknown>>): string => {
  const { smart_count: count } = values;
  const form = count === undefined || count === null ? text : formFor(text, count);
  return form.replace(placeholder, (whole, name) => String(values[name] ?? whole));
};
