/** Texts of the overview. */
export const messages = {
  resources: { overview: { name: 'Visão geral' } },
  overview: {
    title: 'Visão geral',
    asOf: 'Dados de %{day}. Grupos de 1 a 5 pedidos não são indicados: aparecem como “≤ 5”.',
    small: '≤ 5',
    untold: '–',
    total: 'Total',
    nothing: 'Não há nada a mostrar.',
    value: '%{row}, %{series}: %{value}',
    table: 'Tabela: %{title}',
    days: '%{smart_count} dia |||| %{smart_count} dias',
    first: 'O gráfico mostra os primeiros %{count}; a tabela tem todos.',
    waiting: {
      title: 'À espera de decisão',
      about: 'Pedidos que aguardam o regulador, por dias desde a submissão.',
      row: 'Dias desde a submissão',
      between: '%{from} a %{to} dias',
      over: 'Mais de %{days} dias',
      series: { count: 'Pedidos' },
    },
    decisions: {
      title: 'Decisões por semana',
      about:
        'Pedidos e reverificações, por resultado e por quem decidiu. A lista não filtra pela data da decisão: as ligações abrem os pedidos submetidos nessa semana que estão nesse estado.',
      row: 'Semana',
      series: {
        eligibleServices: 'Elegível, pelos serviços',
        eligiblePeople: 'Elegível, por pessoas',
        nonEligibleServices: 'Não Elegível, pelos serviços',
        nonEligiblePeople: 'Não Elegível, por pessoas',
      },
    },
    durations: {
      title: 'Tempo até à decisão',
      about:
        'Dias de calendário entre a submissão e a decisão: metade das decisões da semana não demorou mais do que a mediana, nove em dez não demoraram mais do que o percentil 90. Sem valor quando houve 5 decisões ou menos. As ligações abrem os pedidos submetidos nessa semana.',
      row: 'Semana da decisão',
      series: {
        servicesMedian: 'Serviços, mediana',
        servicesP90: 'Serviços, percentil 90',
        peopleMedian: 'Pessoas, mediana',
        peopleP90: 'Pessoas, percentil 90',
      },
    },
    late: {
      title: 'Ativações fora do prazo',
      about: 'Pedidos com o prazo de ativação da TSI excedido, por prestador.',
      row: 'Prestador',
      series: { waiting: 'Por ativar', active: 'Ativados depois do prazo' },
    },
    period: {
      title: 'Manutenção anual',
      about: 'Pedidos de manutenção do período de %{begin} a %{end}, por prestador.',
      none: 'Ainda não houve nenhum período de comunicação.',
      row: 'Prestador',
      series: {
        submitted: 'Por processar',
        underWay: 'Em verificação',
        done: 'Concluídos',
        activeTariffs: 'TSI ativas',
      },
    },
    districts: {
      title: 'Pedidos por distrito',
      about:
        'Pedidos submetidos desde %{since}, pelo distrito da morada fiscal. A lista não filtra por distrito: as ligações abrem todos os pedidos desde esse dia.',
      row: 'Distrito',
      unknown: 'Sem distrito',
      series: { count: 'Pedidos' },
    },
  },
};
