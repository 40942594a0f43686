import { activationDeadlineDays } from '../../../contract/rules/activation';
import { validationMessages as shared } from '../../../contract/rules/validationMessages';

/** Texts of the actions on an application (spec 2.8, 5 and 8). */
export const messages = {
  applicationActions: {
    title: 'Ações',
    button: {
      eligible: 'Elegível',
      nonEligible: 'Não Elegível',
      activate: 'TSI Ativa',
      cancel: 'Cancelar Pedido',
      recheck: 'Reverificar Elegibilidade',
      deactivate: 'TSI Desativada',
    },
    subject: {
      nif: 'NIF %{fiscalNumber}',
      documents: '%{smart_count} documento |||| %{smart_count} documentos',
    },
    decision: {
      title: 'Decisão de elegibilidade',
      texts: 'Textos de decisão',
      open: 'Preencha o que está entre chavetas.',
      question: 'Tem a certeza de que pretende tornar o pedido %{decision}? Esta ação é irreversível.',
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
    },
    activation: {
      title: 'Ativação da TSI',
      consequence:
        'O pedido passa a Ativo a partir da data indicada. Esta ação é irreversível: a data não pode ser alterada depois.',
      late: 'A ativação excede os 10 dias previstos.',
      outside: shared.activationDateOutside,
    },
    deactivation: {
      title: 'Desativação da TSI',
      consequence:
        'A TSI termina na data indicada. Esta ação é irreversível: para voltar a ter a TSI é preciso um novo pedido.',
      outside: shared.activationEndDateOutside,
    },
    cancellation: {
      title: 'Cancelamento do pedido',
      consequence: 'O pedido é cancelado com a data de hoje. Esta ação é irreversível.',
      confirm: 'O pedido é cancelado',
      cancel: 'O pedido fica como está',
    },
    recheckInProgress: shared.recheckUnderWay,
    reasonsNotLoaded: 'Ocorreu um erro na obtenção dos dados, por favor tente novamente.',
    toast: {
      decide: {
        success: 'Operação efetuada com sucesso.',
        failure: 'Ocorreu um erro na operação, por favor tente novamente.',
      },
      activate: {
        success: 'TSI ativada com sucesso.',
        failure: 'Ocorreu um erro na ativação da TSI, por favor tente novamente.',
      },
      deactivate: {
        success: 'TSI desativada com sucesso.',
        failure: 'Ocorreu um erro na desativação da TSI, por favor tente novamente.',
      },
      cancel: {
        success: 'Pedido cancelado com sucesso.',
        failure: 'Ocorreu um erro no cancelamento do pedido, por favor tente novamente.',
      },
    },
  },
};
