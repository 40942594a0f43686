/** Returns the first `max` digits of a text. */
export const onlyDigits = (text: string, max: number): string => text.replace(/\D/g, '').slice(0, max);
