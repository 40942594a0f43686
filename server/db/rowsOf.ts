/** Returns the rows of a raw statement; each driver wraps them in its own type of result. */
export const rowsOf = (result: unknown): unknown[] => {
  const rows: unknown =
    typeof result === 'object' && result !== null ? Reflect.get(result, 'rows') : undefined;
  return Array.isArray(rows) ? rows : [];
};
