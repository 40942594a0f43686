/** Texts of the extended search; only its page loads them. */
export const extendedSearchTexts = {
  title: 'Pesquisa alargada',
  decisions: { eligible: 'Elegível', nonEligible: 'Não Elegível' },
  deciders: { services: 'Serviços', people: 'Pessoas' },
} as const;
