/** Texts of the kit's searches, tables, pagination and inputs (spec 2.5 and 9, ui-text "Lists"). */
export const messages = {
  kit: {
    search: {
      title: 'Pesquisa',
      submit: 'Pesquisar',
      clear: 'Limpar',
      nothingFound: 'Não foram encontrados resultados',
      noRight: 'Não tem permissão para pesquisar.',
      failure: 'Ocorreu um erro na obtenção dos dados, por favor tente novamente.',
      notLoaded: 'Não foi possível apresentar os resultados.',
      retry: 'Tentar novamente',
      endBeforeStart: 'A data de fim não pode ser anterior à data de início.',
    },
    table: {
      actions: 'Ações',
      detail: 'Detalhe',
    },
    pagination: {
      name: 'Paginação',
      first: 'Primeira página',
      previous: 'Página anterior',
      page: 'Página %{page}',
      next: 'Página seguinte',
      last: 'Última página',
      pageSize: 'Resultados por página',
      summary: '%{from}-%{to} de %{total} resultados',
    },
    inputs: {
      placeholder: 'Selecione',
      yes: 'Sim',
      no: 'Não',
      dayFormat: 'DD/MM/AAAA',
      calendar: 'Calendário',
      openCalendar: 'Abrir calendário',
      chooseYear: 'Escolher o ano',
      chooseDay: 'Escolher o dia',
      invalidDay: 'Data inválida. Utilize o formato DD/MM/AAAA.',
      characters: '%{length} de %{maxLength} caracteres',
    },
  },
};
