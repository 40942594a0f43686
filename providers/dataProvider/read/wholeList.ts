/** A list that the server sends whole, as react-admin takes it; no answer is an empty list. */
export const wholeList = <Row>(rows: readonly Row[] | null | undefined): { data: Row[]; total: number } => {
  const data = [...(rows ?? [])];
  return { data, total: data.length };
};
