const alike = (_name: string, value: unknown): unknown => {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return undefined;
  if (value instanceof File) return [value.name, value.size, value.lastModified];
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
};

/** The values of a form as a text that is the same for what is alike: inputs turn nothing into '' or null, and a file says nothing of itself as JSON. */
export const asText = (values: unknown): string => JSON.stringify(values, alike);
