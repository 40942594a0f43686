const valuesPerStatement = 1_000;

/** Runs a query for some values at a time, for each value once; returns all that it finds. */
export const inSteps = async <Value, Row>(
  values: Iterable<Value>,
  query: (some: Value[]) => PromiseLike<Row[]>,
): Promise<Row[]> => {
  const all = [...new Set(values)];
  const found: Row[] = [];
  for (let at = 0; at < all.length; at += valuesPerStatement)
    found.push(...(await query(all.slice(at, at + valuesPerStatement))));
  return found;
};
