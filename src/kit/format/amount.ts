/** An amount in euros as people in Portugal read it, such as 1 234,50 €. */
export const formatAmount = (amount: number): string => {
  euros ??= new Intl.NumberFormat('pt-PT', { style: 'currency', currency: 'EUR', useGrouping: true });
  return euros.format(amount);
};

/** Made when it is needed, as in lisbonTime.ts. */
let euros: Intl.NumberFormat | undefined;

/** An amount that a person typed, with a comma or a point before the cents; undefined when it is none. */
export const amountFromText = (text: string): number | undefined =>
  /^-?\d{1,12}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : undefined;

/** An amount as a person types it. */
export const amountAsTyped = (amount: number): string => amount.toFixed(2).replace('.', ',');
