import { fieldLabels } from '../../contract/fieldLabels';

/** Texts of annual maintenance (spec 2.7, 8 and 11.4). */
export const messages = {
  resources: {
    maintenanceRequests: {
      name: 'Pedido de manutenção |||| Pedidos de manutenção',
      menu: { list: 'Manutenção da Tarifa Social' },
      fields: {
        email: fieldLabels.email,
        recheckApplicationStatusDescription: 'Estado do pedido original',
        applicationStatusDescription: 'Estado do pedido de manutenção',
        actions: 'Ações',
      },
    },
  },
  maintenance: {
    title: 'Manutenção da Tarifa Social',
    tableTitle: 'Pedidos de manutenção',
    nothingFound: 'Ainda não existem pedidos de manutenção anual',
    files: 'Ficheiros entregues',
    file: 'Ficheiro entregue',
    progress: fieldLabels.progress,
    nothingYet: 'Submeta o ficheiro de manutenção para os criar.',
    uncommunicated: {
      provider:
        'Existe 1 NIF com TSI ativa que não foi comunicado. Por favor, regularize. |||| Existem %{smart_count} NIF com TSI ativa que não foram comunicados. Por favor, regularize.',
      link: 'Submeter ficheiro de manutenção',
      toList: {
        provider: 'Ver o NIF por comunicar |||| Ver os %{smart_count} NIF por comunicar',
        regulator: 'Ver por prestador',
      },
      title: 'NIF por comunicar',
      byProvider: 'NIF por comunicar, por prestador',
      search: 'Procurar por NIF ou nome',
      nothingFound: 'Não foram encontrados resultados',
      submit: 'Comunicar 1 NIF |||| Comunicar %{smart_count} NIF',
      success: 'NIF comunicados com sucesso.',
      failure: 'Ocorreu um erro na comunicação dos NIF, por favor tente novamente.',
      refused:
        'Há NIF que já não podem ser comunicados: nenhum foi comunicado. Descarregue a lista para ver quais e porquê.',
      allDone: 'Todos os NIF com TSI ativa foram comunicados.',
      download:
        'Descarregar o NIF por comunicar (.xlsx) |||| Descarregar os %{smart_count} NIF por comunicar (.xlsx)',
      filename: 'NIF por comunicar.xlsx',
      more: 'Estão aqui os primeiros %{listed} de %{total} NIF, tantos como cabem num ficheiro. Depois de os comunicar, aparecem os restantes.',
      leftOut:
        'Ficou de fora 1 NIF que já foi comunicado num período anterior e ainda não foi processado. |||| Ficaram de fora %{smart_count} NIF que já foram comunicados num período anterior e ainda não foram processados.',
      addressChanged:
        'Foi detetada uma alteração de morada. Depois de comunicar o NIF, atualize-a em Editar.',
      pending: 'Já foi comunicado num período anterior e ainda não foi processado.',
      column: {
        fiscalNumber: 'NIF',
        studentFiscalNumber: 'NIF do estudante',
        fullName: 'Nome completo',
        since: 'TSI ativa desde',
        actions: 'Ações',
        provider: 'Prestador',
        count: 'NIF por comunicar',
      },
      regulator:
        'Existe 1 NIF com TSI ativa que não foi comunicado. Cabe ao prestador de serviço regularizar. |||| Existem %{smart_count} NIF com TSI ativa que não foram comunicados. Cabe aos prestadores de serviço regularizar.',
    },
    addressChanged: {
      editable: 'Foi detetada uma alteração de morada. Atualize-a em Editar.',
      readOnly:
        'Foi detetada uma alteração de morada. O prestador de serviço pode atualizá-la até o pedido ser processado.',
    },
    save: 'Gravar',
    notification: {
      title: 'Dados de notificação',
      hint: 'O endereço que recebe as notificações dos pedidos de manutenção.',
      notInEffect: 'Só pode ser alterado durante o período de comunicação.',
      processed: 'Já não pode ser alterado: existem pedidos de manutenção processados.',
      success: 'E-mail gravado com sucesso.',
      failure: 'Ocorreu um erro na gravação do e-mail, por favor tente novamente.',
    },
    upload: {
      title: 'Manutenção da tarifa social',
      period: 'Período de comunicação: de %{begin} a %{end}.',
      notInEffect: 'O período de comunicação não está em vigor.',
      needsEmail: 'Para submeter um ficheiro, indique primeiro o e-mail em Dados de notificação.',
      template: 'Descarregar template',
      file: 'Ficheiro de manutenção',
      submit: 'Submeter',
      confirm: 'Tem a certeza de que pretende submeter os NIF para manutenção da tarifa social?',
      success: 'Ficheiro importado com sucesso!',
      errors:
        'Foram detetados erros no ficheiro importado. Descarregue o ficheiro, corrija os erros e volte a submetê-lo.',
      errorsFile: 'Descarregar ficheiro com erros',
      templateFailure: 'Ocorreu um erro na obtenção do documento, por favor tente novamente.',
    },
    period: {
      title: 'Período de comunicação dos prestadores',
      inEffect: 'O período está em vigor: só a data de fim pode ser alterada.',
      beginTime: 'Começa às 00:00.',
      endTime: 'Termina às 23:59.',
      success: 'Período de manutenção atualizado com sucesso.',
      failure: 'Ocorreu um erro na atualização do período de manutenção, por favor tente novamente.',
    },
    row: {
      edit: 'Editar',
      delete: 'Eliminar',
      confirmDelete: 'Tem a certeza de que pretende eliminar o pedido?',
      deleteConsequence:
        'O pedido de manutenção deixa de existir e a TSI deste NIF volta a ficar por comunicar. Esta ação é irreversível.',
      deleted: 'Pedido eliminado com sucesso.',
      deleteFailure: 'Ocorreu um erro na eliminação do pedido, por favor tente novamente.',
    },
    edit: {
      title: 'Pedido de manutenção',
      submit: 'Atualizar Pedido',
      submitted: 'Pedido de manutenção atualizado com sucesso.',
      close: 'Fechar',
      notSubmitted: 'Só um pedido de manutenção no estado Submetido pode ser alterado.',
    },
    export: {
      label: 'Exportar',
      failure: 'Ocorreu um erro na exportação do excel. Por favor tente novamente.',
    },
    processing: {
      submit: 'Processar',
      confirm: 'Tem a certeza de que pretende processar os pedidos selecionados?',
      selected: '1 pedido selecionado. |||| %{smart_count} pedidos selecionados.',
      named: 'Pedido %{id} · %{fullName} · NIF %{fiscalNumber}',
      consequence:
        'Cada um é verificado de novo; se não for elegível, a TSI do pedido original termina. Esta ação é irreversível.',
      running: 'A processar pedidos: %{done} de %{total}',
      success: 'Pedidos processados com sucesso.',
      partial: 'Alguns pedidos não foram processados com sucesso, por favor tente novamente.',
      failure: 'Ocorreu um erro no processamento dos pedidos, por favor tente novamente.',
      failed: '1 pedido não foi processado |||| %{smart_count} pedidos não foram processados',
      failedRow: 'Pedido %{id}',
      noAnswer: 'Não foi possível obter resposta do servidor.',
      rest: 'E mais %{count}.',
      retry: 'Repetir os que falharam',
      byProvider: '%{provider}: 1 pedido |||| %{provider}: %{smart_count} pedidos',
      gone: '1 pedido já não pode ser processado. |||| %{smart_count} pedidos já não podem ser processados.',
      title: 'Processamento de pedidos',
      leave:
        'Pode abrir outras páginas: o envio continua enquanto esta janela estiver aberta. Se for interrompido, pode continuá-lo aqui; nenhum pedido é processado duas vezes.',
      stop: 'Parar',
      pending: 'Falta enviar 1 pedido. |||| Faltam enviar %{smart_count} pedidos.',
      resume: 'Continuar',
      sent: '1 pedido processado. |||| %{smart_count} pedidos processados.',
      verifying: 'A verificar: %{done} de %{total} com resultado',
      refresh: 'Atualizar resultado',
      ended: 'Originais que ficaram inativos',
      results: 'Resultado por pedido',
      download: 'Descarregar resultado (.xlsx)',
      putAway: 'Fechar resultado',
      notProcessed: 'Não processado: %{reason}',
      notSent: 'Por enviar',
      column: {
        id: 'Pedido de manutenção',
        provider: 'Prestador',
        result: 'Resultado',
        original: 'Pedido original',
        originalStatus: 'Estado do pedido original',
      },
    },
  },
};
