/** Texts about the state of a request, in lists and details. */
export const messages = {
  applicationStatus: {
    advice: 'O que fazer:',
    refusedDocument: {
      provider:
        'Um documento foi recusado: contém software malicioso. Para o entregar de novo, peça outra cópia ao cidadão, cancele este pedido e submeta outro.',
      otherKind:
        'Um documento foi recusado: contém software malicioso. Se for necessário para a decisão, contacte o regulador.',
      regulator: 'Um documento foi recusado: contém software malicioso. O pedido é decidido sem ele.',
    },
    deadline: {
      daysLeft: 'Faltam %{days} dias para ativar (até %{date})',
      oneDayLeft: 'Falta 1 dia para ativar (até %{date})',
      today: 'Termina hoje o prazo para ativar',
      passed: 'Prazo excedido há %{days} dias',
      passedOneDay: 'Prazo excedido há 1 dia',
    },
  },
};
