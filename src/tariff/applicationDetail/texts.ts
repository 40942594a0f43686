import { dayMonthYear } from '../../../contract/rules/lisbonDay';

/** Texts of the steps in the way of a request that concern elements; only the detail loads them. */
export const elementsStepTexts = {
  asked: 'Elementos pedidos ao prestador',
  answered: 'Elementos entregues',
  ended: 'Pedido de elementos encerrado',
  /** Given a day as AAAA-MM-DD. */
  until: (day: string) => `Até ${dayMonthYear(new Date(`${day}T12:00:00Z`))}`,
  by: (author: string) => `Por ${author}`,
  byRegulator: 'Pelo regulador',
} as const;
