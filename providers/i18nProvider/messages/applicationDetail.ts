import { fieldLabels } from '../../../contract/fieldLabels';

/** Texts of the detail of an application, for both audiences (spec 2.8). */
export const messages = {
  applicationDetail: {
    title: {
      request: 'Pedido %{id}',
      recheck: 'Pedido de Reverificação %{id}',
      maintenance: 'Pedido de Manutenção %{id}',
    },
    card: {
      provider: 'Prestador',
      citizen: 'Cidadão',
      student: 'Estudante universitário',
      declarations: 'Declarações',
      status: 'Estado',
      history: 'Histórico de estados',
      mails: 'Notificações por e-mail',
      rechecks: 'Pedidos de reverificação',
    },
    fields: fieldLabels,
    status: {
      createdOn: 'Data de criação',
      updatedOn: 'Data de atualização',
      activationDate: 'Data de ativação',
      startDate: 'Data de início',
      endDate: 'Data de fim',
      reason: 'Motivo',
      otherReason: 'Outro motivo',
      cancellationReason: 'Motivo de cancelamento',
      blockingApplication: 'Pedido bloqueador',
    },
    tariff: {
      reportedOn: 'TSI comunicada em',
      activatedOn: 'TSI ativada em',
      delayReason: 'Motivo do atraso',
      deactivatedOn: 'TSI desativada em',
      additionalInformation: 'Informação adicional',
    },
    history: {
      status: 'Estado',
      statusDate: 'Data do estado',
      reason: 'Motivo',
      none: 'Não existe histórico para este pedido',
    },
    mails: {
      subject: 'Assunto',
      sentOn: 'Data e hora de envio',
      recipient: 'Destinatário',
      none: 'Não existem notificações por e-mail para este pedido',
    },
    rechecks: {
      original: 'Pedido original',
      recheck: 'Pedido de reverificação',
      status: 'Estado',
      statusDate: 'Data do estado',
      createdOn: 'Data de criação',
      formEmail: 'E-mail do formulário',
      none: 'Não existem reverificações para este pedido',
    },
    failure: {
      unknown: 'O pedido %{id} não existe. Confirme o número.',
      application: 'Ocorreu um erro na obtenção do pedido, por favor tente novamente.',
      data: 'Ocorreu um erro na obtenção dos dados, por favor tente novamente.',
      document: 'Ocorreu um erro na obtenção do documento, por favor tente novamente.',
      documents: 'Ocorreu um erro na obtenção dos documentos, por favor tente novamente.',
    },
  },
};
