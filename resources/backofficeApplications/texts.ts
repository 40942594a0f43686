import { statusName } from '../../contract/entities/statusTexts';
import { applicationStatus } from '../../contract/rules/applicationStatuses';

/** Texts of the extended search; only its page loads them. */
export const extendedSearchTexts = {
  title: 'Pesquisa alargada',
  decisions: {
    eligible: statusName(applicationStatus.eligible),
    nonEligible: statusName(applicationStatus.nonEligible),
  },
  deciders: { services: 'Serviços', people: 'Pessoas' },
} as const;
