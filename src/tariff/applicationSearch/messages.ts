/** Texts that the lists of both sides share (spec 2.5 and 2.6). */
export const messages = {
  applicationSearch: {
    tableTitle: 'Pedidos de Elegibilidade',
    isStudent: 'Estudante universitário',
    recheck: 'Reverificação',
    number: 'n.º %{id}',
    isRecheck: 'Reverificação',
    isMaintenance: 'Pedido de manutenção',
    hasRecheck: 'Tem reverificação',
    waitingDays: 'Dias no estado',
    byTomorrow: '%{smart_count} até amanhã',
    queues: {
      awaitingDecision: 'Por decidir',
      elementsAsked: 'Elementos pedidos',
      elementsToDeliver: 'Elementos por entregar',
      conflicting: 'Em conflito',
      activationOverdue: 'Prazo de ativação excedido',
      longVerification: 'Em verificação há mais de 3 dias',
      toActivate: 'Pedidos por ativar',
      recentlyNonEligible: 'Não elegíveis recentes',
    },
  },
};
