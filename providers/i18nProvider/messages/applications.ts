/** Texts of the eligibility requests at the provider's side (spec 2.5), and of what both lists share. */
export const messages = {
  resources: {
    applications: {
      name: 'Pedido |||| Pedidos',
      menu: { create: 'Submeter Pedido', list: 'Gerir Pedidos' },
      list: { title: 'Gerir Pedidos', nothingYet: 'Os pedidos que submeter aparecem aqui.' },
    },
  },
  toActivate: {
    title: 'Pedidos por ativar',
    all: 'Todos os pedidos',
    table: 'Pedidos a ativar',
    none: 'Não há pedidos à espera de ativação.',
    deadline: 'Prazo',
    id: 'N.º do pedido',
    report: 'Comunicar ativação',
    reportOf: 'Comunicar ativação de %{about}',
    several: 'Comunicar 1 ativação |||| Comunicar %{smart_count} ativações',
    count: '1 pedido |||| %{smart_count} pedidos',
    consequence: 'Esta ação é irreversível: a data não pode ser alterada depois.',
    partial: 'Algumas ativações falharam: veja o motivo em cada linha.',
  },
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
      toActivate: 'A ativar',
      recentlyNonEligible: 'Não elegíveis recentes',
    },
  },
};
