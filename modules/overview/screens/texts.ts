import { statusName } from '../../../contract/entities/statusTexts';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { progressTexts } from '../../../src/tariff/applicationSearch/texts';

/** Texts of the overview's page; only that page loads them. */
export const overviewTexts = {
  asOf: (day: string) => `Dados de ${day}. Inclui grupos pequenos: não divulgue fora da aplicação.`,
  none: '–',
  total: 'Total',
  nothing: 'Não há nada a mostrar.',
  value: (row: string, series: string, value: string) => `${row}, ${series}: ${value}`,
  table: (title: string) => `Tabela: ${title}`,
  /** Between the figures of one bar: from the median to the percentile, and what adds up. */
  joint: { days: ' a ', count: ' + ' },
  days: (count: number) => (count === 1 ? '1 dia' : `${count} dias`),
  first: (count: number) => `O gráfico mostra os primeiros ${count}; a tabela tem todos.`,
  between: (from: number, to: number) => `${from} a ${to} dias`,
  over: (days: number) => `Mais de ${days} dias`,
  week: (begin: string, end: string) => `${begin}\u00a0a\u00a0${end}`,
};

/** Texts of each figure: its title, what its rows are, and its series. */
export const figureTexts = {
  waiting: {
    title: 'À espera de decisão',
    row: 'Dias desde a submissão',
    series: { count: 'Pedidos' },
    about: 'Pedidos que aguardam o regulador, por dias desde a submissão.',
  },
  decisions: {
    title: 'Decisões por semana',
    row: 'Semana',
    series: {
      eligibleServices: 'Elegível, pelos serviços',
      eligiblePeople: 'Elegível, por pessoas',
      nonEligibleServices: 'Não Elegível, pelos serviços',
      nonEligiblePeople: 'Não Elegível, por pessoas',
    },
    about: 'Pedidos e reverificações, por resultado e por quem decidiu.',
  },
  durations: {
    title: 'Tempo até à decisão',
    row: 'Semana da decisão',
    series: {
      servicesMedian: 'Serviços, mediana',
      servicesP90: 'Serviços, percentil 90',
      peopleMedian: 'Pessoas, mediana',
      peopleP90: 'Pessoas, percentil 90',
    },
    about:
      'Dias de calendário entre a submissão e a decisão: metade das decisões da semana não demorou mais do que a mediana, nove em dez não demoraram mais do que o percentil 90. Sem valor quando não houve decisões. As ligações abrem os pedidos decididos nessa semana.',
  },
  late: {
    title: 'Ativações fora do prazo',
    row: 'Prestador',
    series: { waiting: 'Por ativar', active: 'Ativados depois do prazo' },
    about: 'Pedidos com o prazo de ativação da TSI excedido, por prestador.',
  },
  period: {
    title: 'Manutenção anual',
    row: 'Prestador',
    series: { ...progressTexts, activeTariffs: 'TSI ativas' },
  },
  districts: {
    title: 'Pedidos por distrito',
    row: 'Distrito',
    series: { count: 'Pedidos' },
  },
} as const;

/** The explanations of the figures whose text names a day. */
export const aboutDays = {
  period: (begin: string, end: string) =>
    `Pedidos de manutenção do período de ${begin} a ${end}, por prestador.`,
  districts: (since: string) => `Pedidos submetidos desde ${since}, pelo distrito da morada fiscal.`,
};

/** Texts of the extended search; only its page loads them. */
export const extendedSearchTexts = {
  title: 'Pesquisa alargada',
  decisions: {
    eligible: statusName(applicationStatus.eligible),
    nonEligible: statusName(applicationStatus.nonEligible),
  },
  deciders: { services: 'Serviços', people: 'Pessoas' },
} as const;
