/** Texts about the state of a request, in lists and details. */
export const messages = {
  applicationStatus: {
    deadline: {
      daysLeft: 'Faltam %{days} dias',
      oneDayLeft: 'Falta 1 dia',
      today: 'Termina hoje',
      passed: 'Prazo excedido há %{days} dias',
      passedOneDay: 'Prazo excedido há 1 dia',
    },
  },
};
