/** The messages of spec 5 for the days of an activation, letter for letter; apart, because no other screen loads them. */
export const activationMessages = {
  dateOutside: 'Insira uma data entre a notificação da elegibilidade e a data atual.',
  endDateOutside: 'Insira uma data entre a ativação da TSI e a data atual.',
} as const;
