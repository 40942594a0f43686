/** Texts of the eligibility requests on the provider's side (spec 2.5), and texts that both lists share. */
export const messages = {
  resources: {
    applications: {
      name: 'Pedido |||| Pedidos',
      menu: { create: 'Submeter Pedido', list: 'Gerir Pedidos' },
      list: { title: 'Gerir Pedidos', nothingYet: 'Os pedidos que submeter aparecem aqui.' },
    },
  },
  toActivate: { title: 'Pedidos por ativar' },
  applicationSearch: {
    tableTitle: 'Pedidos de Elegibilidade',
    isStudent: 'Estudante universitário',
    recheck: 'Reverificação',
    isRecheck: 'Reverificação',
    isMaintenance: 'Pedido de manutenção',
    hasRecheck: 'Tem reverificação',
    waitingDays: 'Dias de espera',
    byTomorrow: '%{smart_count} até amanhã',
    queues: {
      awaitingDecision: 'Por decidir',
      conflicting: 'Em conflito',
      activationOverdue: 'Prazo de ativação excedido',
      longVerification: 'Em verificação há mais de 3 dias',
      toActivate: 'Pedidos por ativar',
      recentlyNonEligible: 'Não elegíveis recentes',
    },
  },
};
