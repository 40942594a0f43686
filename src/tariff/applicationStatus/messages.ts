/** Texts about the state of a request, in lists and details. */
export const messages = {
  applicationStatus: {
    advice: 'O que fazer:',
    deadline: {
      daysLeft: 'Faltam %{days} dias para ativar (até %{date})',
      oneDayLeft: 'Falta 1 dia para ativar (até %{date})',
      today: 'Termina hoje o prazo para ativar',
      passed: 'Prazo excedido há %{days} dias',
      passedOneDay: 'Prazo excedido há 1 dia',
    },
  },
};
