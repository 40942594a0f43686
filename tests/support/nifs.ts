import { nifCheckDigit } from '../../contract/rules/nif';

/** Returns the valid tax number with this index, a different one for each index. */
export const validNif = (number: number): string => {
  const firstEight = `2${String(number).padStart(7, '0')}`;
  return `${firstEight}${nifCheckDigit(firstEight)}`;
};
