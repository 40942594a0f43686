import { activationDeadlineDays } from '../../../contract/rules/activation';
import { activationMessages } from '../../../contract/rules/activationMessages';
import { formatNumber } from '../../../contract/rules/formatNumber';

/** What an action is about. */
export const subjectTexts = {
  nif: (fiscalNumber: string) => `NIF ${fiscalNumber}`,
  documents: (count: number) => `${formatNumber(count)} ${count === 1 ? 'documento' : 'documentos'}`,
};

/** Texts of the decision dialog. */
export const decisionDialogTexts = {
  title: 'Decisão de elegibilidade',
  texts: 'Textos de decisão',
  open: 'Preencha o que está entre chavetas.',
  question: (decision: string) =>
    `Tem a certeza de que pretende tornar o pedido ${decision}? Esta ação é irreversível.`,
  /** Said before an act that a second person has to confirm, followed by what the act does. */
  needsOther:
    'Fica à espera de que outra pessoa aprove: até lá nada muda, e pode retirá-la em «Por aprovar». Depois de aprovada:',
  eligible: {
    request: `O prestador é avisado por e-mail e tem ${activationDeadlineDays} dias para ativar a TSI.`,
    recheck: 'O prestador é avisado por e-mail. A TSI do pedido original continua ativa.',
    maintenance: 'O prestador é avisado por e-mail. A TSI do pedido original continua ativa.',
  },
  nonEligible: {
    request: 'O prestador é avisado por e-mail, com o motivo.',
    recheck: 'O prestador é avisado por e-mail, com o motivo. A TSI do pedido original termina hoje.',
    maintenance: 'O prestador é avisado por e-mail, com o motivo. A TSI do pedido original termina hoje.',
  },
};

/** Texts of the activation dialog. */
export const activationTexts = {
  title: 'Ativação da TSI',
  consequence:
    'O pedido passa a Ativo a partir da data indicada. Esta ação é irreversível: a data não pode ser alterada depois.',
  late: 'A ativação excede os 10 dias previstos.',
  outside: activationMessages.dateOutside,
};

/** Texts of the deactivation dialog. */
export const deactivationTexts = {
  title: 'Desativação da TSI',
  consequence:
    'A TSI termina na data indicada. Esta ação é irreversível: para voltar a ter a TSI é preciso um novo pedido.',
  outside: activationMessages.endDateOutside,
};

/** Texts of the cancellation dialog. */
export const cancellationTexts = {
  title: 'Cancelamento do pedido',
  consequence: 'O pedido é cancelado com a data de hoje. Esta ação é irreversível.',
  confirm: 'O pedido é cancelado',
  cancel: 'O pedido fica como está',
};
