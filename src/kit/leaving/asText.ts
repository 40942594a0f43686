const alike = (_name: string, value: unknown): unknown => {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return undefined;
  if (value instanceof File) return [value.name, value.size, value.lastModified];
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
};

/**
 * Serialises a form's values so that equal values give equal texts: inputs turn an empty value into '' or null, and
 * plain JSON says nothing about a file.
 */
export const asText = (values: unknown): string => JSON.stringify(values, alike);
