const base = '/api';

/** The address of a call; absent and empty parameters stay out of the query (api.md, "Nothing selected"). */
export const callUrl = (path: string, query: object = {}): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') parameters.append(name, String(value));
  }
  const text = parameters.toString();
  return `${base}${path}${text && `?${text}`}`;
};
