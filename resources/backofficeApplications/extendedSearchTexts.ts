/** Texts of the extended search; only its page loads them. */
export const extendedSearchTexts = {
  title: 'Pesquisa alargada',
  isAnnualMaintenance: 'Pedido de manutenção',
  isRecheck: 'Reverificação',
  decision: 'Decisão',
  decisions: { eligible: 'Elegível', nonEligible: 'Não Elegível' },
  decidedBy: 'Decidido por',
  deciders: { services: 'Serviços', people: 'Pessoas' },
  decisionBeginDate: 'Decidido desde',
  decisionEndDate: 'Decidido até',
  district: 'Distrito',
} as const;
