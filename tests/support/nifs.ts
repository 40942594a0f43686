import { nifCheckDigit } from '../../contract/rules/nif';

/** The valid tax number with this index; different for each index. */
export const validNif = (number: number): string => {
  const firstEight = `2${String(number).padStart(7, '0')}`;
  return `${firstEight}${nifCheckDigit(firstEight)}`;
};
