/** Texts of the eligibility request form (spec 2.3, 2.4 and 8). */
export const messages = {
  applicationForm: {
    title: 'Pedido de verificação de elegibilidade',
    submit: 'Submeter Pedido',
    sections: {
      provider: 'Dados do prestador',
      citizen: 'Dados do cidadão',
      student: 'Estudante universitário',
      declarations: 'Declarações',
    },
    providerEmailHint: 'O resultado da verificação é enviado para este endereço.',
    studentHint: 'Para agregados com um estudante do ensino superior a residir longe da morada fiscal.',
    oneDocument: 'Basta um documento, em qualquer uma das duas listas.',
    intro: {
      title: 'Antes de começar',
      who: 'Preencha os dados do cidadão que pede a tarifa. A morada é escolhida na lista do seu código postal.',
      documents:
        'Tenha consigo, em PDF e até 5 MB cada, os comprovativos entregues pelo cidadão e, para um estudante deslocado, os de matrícula e de residência.',
      afterwards:
        'O resultado chega por e-mail. Se o pedido for elegível, a tarifa deve ser ativada no prazo de 10 dias.',
    },
    address: {
      search: 'Pesquisar morada',
      list: 'Lista de Moradas',
      postalCode: 'Código postal %{postalCode}',
      none: 'Não foram encontrados resultados',
      loading: 'A carregar…',
      failed: 'Não foi possível obter a lista de moradas.',
      filter: 'Procurar arruamento',
      onlyOne: 'Só existe uma morada com este código postal: foi preenchida. Complete a porta e o andar.',
      retry: 'Tentar novamente',
      columns: {
        choice: 'Seleção',
        district: 'Distrito',
        county: 'Concelho',
        locality: 'Localidade',
        street: 'Arruamento',
        postalLocality: 'Localidade postal',
      },
    },
    submitted: {
      title: 'Pedido de verificação de elegibilidade submetido com sucesso com o número %{id}.',
      text: 'Será notificado via e-mail do resultado do pedido de verificação de elegibilidade.',
      home: 'Voltar à página Inicial',
      see: 'Ver o pedido',
    },
    liveRequest: {
      text: 'Este prestador já tem um pedido para este NIF, no estado «%{status}».',
      link: 'Ver o pedido %{id} (abre num novo separador)',
      recheck: 'Reverificar elegibilidade do Pedido %{id} (abre num novo separador)',
    },
    failed: 'Ocorreu um erro na submissão do pedido, por favor tente novamente.',
  },
};
