import { nifCheckDigit } from '../../contract/rules/nif';

/** A valid tax number for each number: the same one always, another one for another. */
export const validNif = (number: number): string => {
  const firstEight = `2${String(number).padStart(7, '0')}`;
  return `${firstEight}${nifCheckDigit(firstEight)}`;
};
