import { formatNumber } from '../../../../contract/rules/formatNumber';

/** Text of the figure beside the menu's link. */
export const figureTexts = {
  inMenu: (count: number) =>
    `${formatNumber(count)} ${count === 1 ? 'tarifa vai terminar' : 'tarifas vão terminar'}`,
} as const;
