/** The digits of a text, the first `max` of them. */
export const onlyDigits = (text: string, max: number): string => text.replace(/\D/g, '').slice(0, max);
