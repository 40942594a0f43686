import { statusMeaning, statusName } from '../../../../contract/entities/statusTexts';
import { providerSideStatusIds, storedStatusIds } from '../../../../contract/rules/applicationStatuses';
import { type Side, statusAdvice } from '../../../../contract/rules/statusAdvice';
import picture from '../pictures/states.png';
import type { HelpPage } from './HelpPage';

/**
 * Returns the page on what each status means and what to do about it, for one side, in the same words as
 * details and lists (spec 10.2).
 */
export const states = (side: Side): HelpPage => ({
  slug: 'states',
  title: 'O que significa cada estado',
  summary: 'O que quer dizer o estado de um pedido e o que pode fazer a seguir.',
  updated: '2026-11-28',
  picture: {
    src: picture,
    alt: 'Cartão Estado de um pedido Ativo, com o que se pode fazer.',
  },
  parts: (side === 'provider' ? providerSideStatusIds : storedStatusIds).map((id) => {
    const advice = statusAdvice('request', id, side);
    return {
      heading: statusName(id),
      paragraphs: [statusMeaning(id), advice].filter((one) => typeof one === 'string'),
    };
  }),
});
