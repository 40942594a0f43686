/** The rows of a bare statement, which drivers hand over in forms of their own. */
export const rowsOf = (result: unknown): unknown[] => {
  const rows: unknown =
    typeof result === 'object' && result !== null ? Reflect.get(result, 'rows') : undefined;
  return Array.isArray(rows) ? rows : [];
};
