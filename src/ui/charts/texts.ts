/** Texts of the sentences beside a chart. */
export const chartTexts = {
  empty: (series: string) => `${series}: sem valores.`,
  total: (sum: string) => `${sum} no total, `,
  placed: (value: string, rows: readonly string[]) =>
    rows.length > 0 ? `${value} (${rows.join(' e ')})` : value,
  range: (least: string, most: string) => `de ${least} a ${most}`,
  always: (value: string) => `sempre ${value}`,
  sentence: (series: string, total: string, range: string) => `${series}: ${total}${range}.`,
};
