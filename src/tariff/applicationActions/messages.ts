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
