const portuguese = new Intl.NumberFormat('pt-PT');

/** A number as people in Portugal read it: 1000, but 10 000, with a space that no line is broken at. */
export const formatNumber = (number: number): string => portuguese.format(number);
