interface Found<Row> {
  items?: readonly Row[] | null | undefined;
  totalItems?: number | null | undefined;
}

/** A page that a search found, as react-admin takes it; a search without items found nothing (api.md, Conventions). */
export const foundPage = <Row>({ items, totalItems }: Found<Row>): { data: Row[]; total: number } => {
  const data = [...(items ?? [])];
  return { data, total: totalItems ?? data.length };
};
