/** Why a call of annual maintenance was refused, or a request not processed. */
export const maintenanceTexts = {
  noPeriod: 'O período de comunicação não está em vigor.',
  emailFirst: 'Grave primeiro o e-mail de notificação.',
  emailLocked: 'O e-mail já não pode ser alterado: existem pedidos processados.',
  emailNotFound: 'O e-mail de notificação não foi encontrado.',
  providerNotFound: 'O prestador não foi encontrado.',
  notProcessed: 'Não foi possível processar o pedido.',
  originalNotActive: 'O pedido original já não está ativo.',
  requestNotFound: 'O pedido de manutenção não foi encontrado.',
  alreadyProcessed: 'O pedido de manutenção já foi processado.',
  otherFile:
    'Está a ser registado outro ficheiro deste prestador. Tente novamente dentro de alguns segundos.',
  changedMeanwhile: 'Os dados foram alterados enquanto o ficheiro era registado. Envie-o novamente.',
  notSubmitted: 'Só podem ser editados ou eliminados pedidos de manutenção no estado Submetido.',
  periodExists: 'Já existe um período de comunicação: altere-o.',
  periodNotFound: 'O período de comunicação não foi encontrado ou já terminou.',
} as const;
