/** Formats an amount in euros as is usual in Portugal, such as 1 234,50 €. */
export const formatAmount = (amount: number): string => {
  euros ??= new Intl.NumberFormat('pt-PT', { style: 'currency', currency: 'EUR', useGrouping: true });
  return euros.format(amount);
};

/** Created on first use, as in lisbonTime.ts. */
let euros: Intl.NumberFormat | undefined;

/** Parses a typed amount, with a comma or a point before the cents; undefined if it is not an amount. */
export const amountFromText = (text: string): number | undefined =>
  /^-?\d{1,12}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : undefined;

/** Formats an amount the way it is typed. */
export const amountAsTyped = (amount: number): string => amount.toFixed(2).replace('.', ',');
