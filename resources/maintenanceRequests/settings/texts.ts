/** Texts of the provider's notification e-mail. */
export const notificationTexts = {
  title: 'Dados de notificação',
  hint: 'O endereço que recebe as notificações dos pedidos de manutenção.',
  notInEffect: 'Só pode ser alterado durante o período de comunicação.',
  processed: 'Já não pode ser alterado: existem pedidos de manutenção processados.',
  success: 'E-mail gravado com sucesso.',
  failure: 'Ocorreu um erro na gravação do e-mail, por favor tente novamente.',
};

/** Texts of the communication period. */
export const periodTexts = {
  title: 'Período de comunicação dos prestadores',
  inEffect: 'O período está em vigor: só a data de fim pode ser alterada.',
  beginTime: 'Começa às 00:00.',
  endTime: 'Termina às 23:59.',
  success: 'Período de manutenção atualizado com sucesso.',
  failure: 'Ocorreu um erro na atualização do período de manutenção, por favor tente novamente.',
};
