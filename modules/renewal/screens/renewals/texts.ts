import { formatNumber } from '../../../../contract/rules/formatNumber';
import { formatDay, formatMoment } from '../../../../src/kit/format/lisbonTime';
import type { Renewal, RenewalTerms } from '../../contract/renewal';

const many = (count: number, one: string, more: string) =>
  `${formatNumber(count)} ${count === 1 ? one : more}`;
const tariffs = (count: number) => many(count, 'tarifa', 'tarifas');
const days = (count: number) => many(count, 'dia', 'dias');
const by = (who: string | null | undefined) => (who ? ` por ${who}` : '');

/** Returns which tariffs a renewal is about, in words. */
export const scopeText = ({
  providerDescription,
  district,
  startedBefore,
}: Pick<Renewal, 'providerDescription' | 'district' | 'startedBefore'>): string => {
  const parts = [
    providerDescription,
    district && `distrito: ${district}`,
    startedBefore && `ativas desde antes de ${formatDay(startedBefore)}`,
  ].filter(Boolean);
  return parts.length === 0 ? 'Todas as tarifas ativas' : parts.join(' · ');
};

/** Returns the terms of the settings in a sentence. */
export const termsText = ({
  questionsPerSecond,
  fromHour,
  untilHour,
  noticeDays,
  answerDays,
}: RenewalTerms) =>
  `Até ${formatNumber(questionsPerSecond)} perguntas por segundo a cada serviço, ${
    fromHour === 0 && untilHour === 24 ? 'a qualquer hora' : `das ${fromHour} às ${untilHour} horas`
  }. ${answerDays === 0 ? 'Nenhuma resposta guardada volta a ser usada.' : `Respostas com menos de ${days(answerDays)} voltam a ser usadas.`} Nenhuma tarifa termina sem um aviso de ${days(noticeDays)}.`;

/** Texts of the page with all renewals. */
export const listTexts = {
  title: 'Renovação da tarifa',
  ownTitle: 'Renovações',
  exceptions: 'Exceções',
  renewals: 'Renovações',
  none: 'Ainda não houve nenhuma renovação.',
  noneNext: 'Comece por um ensaio: não pergunta nem altera nada, e mostra o que aconteceria.',
  noneOwn: 'O regulador ainda não renovou tarifas do seu prestador.',
  number: 'Renovação',
  when: 'Quando',
  scope: 'Tarifas abrangidas',
  state: 'Estado',
  validUntil: 'Renova até',
  renewed: 'Renovadas',
  open: 'Exceções',
  ended: 'Terminadas',
  silent: 'Sem resposta',
  detail: 'Detalhe',
  rehearsedOn: (moment: string) => `ensaiada em ${moment}`,
  startedOn: (moment: string) => `iniciada em ${moment}`,
  startsOn: (day: string) => `começa em ${day}`,
} as const;

/** Texts of the form that rehearses a renewal. */
export const rehearseTexts = {
  title: 'Ensaiar uma renovação',
  about: (noticeDays: number) =>
    `O sistema pergunta à Segurança Social e à Autoridade Tributária por cada tarifa: as confirmadas renovam-se sozinhas, e as pessoas só veem as exceções. Nada termina sem que o prestador seja avisado ${days(noticeDays)} antes. O ensaio não pergunta nem altera nada: conta o que dizem as respostas guardadas.`,
  provider: 'Prestador',
  district: 'Distrito',
  startedBefore: 'Ativas desde antes de',
  validUntil: 'Renova até',
  validUntilHelp: 'O fim do período que se renova.',
  all: 'Vazio: todas as tarifas ativas.',
  future: 'Indique um dia depois de hoje.',
  rehearse: 'Ensaiar',
  begun: 'O ensaio começou.',
} as const;

/** The districts and islands, as addresses name them. */
export const districts = [
  ...['Aveiro', 'Beja', 'Braga', 'Bragança', 'Castelo Branco', 'Coimbra', 'Évora', 'Faro', 'Guarda'],
  ...['Leiria', 'Lisboa', 'Portalegre', 'Porto', 'Santarém', 'Setúbal', 'Viana do Castelo', 'Vila Real'],
  ...['Viseu', 'Ilha da Madeira', 'Ilha do Porto Santo', 'Ilha de Santa Maria', 'Ilha de São Miguel'],
  ...['Ilha Terceira', 'Ilha Graciosa', 'Ilha de São Jorge', 'Ilha do Pico', 'Ilha do Faial'],
  ...['Ilha das Flores', 'Ilha do Corvo'],
] as const;

const askedText = ({ askedOn, isFilled, counts }: Renewal) => {
  if (askedOn)
    return `Já se perguntou por todas, desde ${formatMoment(askedOn)}. Termina quando a última exceção estiver decidida.`;
  const { toAsk = 0, silent = 0 } = counts;
  return isFilled && toAsk === 0 && silent > 0
    ? `Já se perguntou por todas, mas os serviços não responderam por ${tariffs(silent)}: o sistema volta a perguntar.`
    : 'O sistema está a perguntar aos serviços. Pode sair desta página: continua sem ela.';
};

/** What a renewal in each state is doing, and what comes next. */
export const nowTexts: Readonly<Record<Renewal['state'], (renewal: Renewal) => string>> = {
  rehearsing: () =>
    'O ensaio está a contar o que dizem as respostas guardadas. Demora até um ou dois minutos; pode sair desta página.',
  rehearsed: ({ rehearsedOn }) =>
    `Ensaiada${rehearsedOn ? ` em ${formatMoment(rehearsedOn)}` : ''}. Nada foi perguntado nem alterado: veja os números e quem perderia a tarifa, e inicie-a quando quiser.`,
  planned: ({ startsOn }) =>
    `Começa em ${startsOn ? formatDay(startsOn) : ''}. Até lá nada acontece, e ainda a pode parar.`,
  running: askedText,
  paused: () => 'Em pausa: nada se pergunta, ninguém é avisado e nada termina, até ser retomada.',
  stopped: ({ endedOn, endedBy }) =>
    `Parada${endedOn ? ` em ${formatMoment(endedOn)}` : ''}${by(endedBy)}. O que foi renovado ou terminou ficou como estava; os avisos deixaram de valer.`,
  done: ({ endedOn }) =>
    `Concluída${endedOn ? ` em ${formatMoment(endedOn)}` : ''}. Cada tarifa foi renovada, terminou ou ficou de fora, como se vê abaixo.`,
};

/** Texts of the page of one renewal. */
export const renewalTexts = {
  title: (id: number) => `Renovação n.º ${id}`,
  subtitle: (scope: string, validUntil: string, noticeDays: number) =>
    `${scope} · renova até ${formatDay(validUntil)} · aviso de ${days(noticeDays)}`,
  notLoaded: 'Não foi possível obter os dados da renovação.',
  progress: 'Andamento',
  rehearsing: 'Ensaio em curso',
  filling: (count: number) => `${tariffs(count)} até agora; a lista ainda se está a formar`,
  asked: (done: number, total: number) => `${formatNumber(done)} de ${tariffs(total)} já perguntadas`,
  nothingInIt: 'Nenhuma tarifa ativa corresponde a esta parte. Ensaie outra.',
  update: 'Atualizar',
  startedBy: (moment: string, who: string | null | undefined) => `Iniciada em ${moment}${by(who)}.`,
  createdBy: (moment: string, who: string | null | undefined) => `Ensaio pedido em ${moment}${by(who)}.`,
  start: 'Iniciar',
  startTitle: 'Iniciar a renovação',
  startAbout: (count: number, noticeDays: number) =>
    `O sistema pergunta aos serviços por ${tariffs(count)}. As confirmadas renovam-se sozinhas; o prestador é avisado das outras, e nenhuma termina antes de ${days(noticeDays)}. Pode fazer uma pausa ou parar a qualquer momento.`,
  startsOn: 'Começa em',
  startsOnHelp: 'Vazio: começa já.',
  startsOnWrong: 'Indique um dia depois de hoje e antes do fim do período.',
  started: 'A renovação foi iniciada.',
  planned: 'O início da renovação foi marcado.',
  pause: 'Pausar',
  isPaused: 'A renovação está em pausa.',
  resume: 'Retomar',
  isResumed: 'A renovação foi retomada.',
  stop: 'Parar',
  stopQuestion: 'Parar esta renovação de vez?',
  stopAbout:
    'Não pode ser retomada. O que foi renovado ou terminou fica como está; os avisos dados deixam de valer, e nenhuma outra tarifa termina por ela.',
  isStopped: 'A renovação foi parada.',
} as const;

/** Texts of those who would lose their tariff. */
export const wouldLoseTexts = {
  title: 'Quem perderia a tarifa',
  about:
    'Pelas últimas respostas guardadas dos serviços. Ao iniciar pergunta-se de novo, e nenhuma tarifa termina sem aviso.',
  list: 'Ver a lista',
  more: 'Mostrar mais',
  none: 'Ninguém: nenhuma resposta guardada nega a tarifa.',
  end: 'Fim da lista.',
  name: 'Nome',
  nif: 'NIF',
  provider: 'Prestador',
  reason: 'Motivo',
  since: 'Ativa desde',
  askedOn: 'Resposta de',
  detail: 'Detalhe',
  download: 'Descarregar (.xlsx)',
  file: (id: number) => `renovacao-${id}-quem-perderia.xlsx`,
  notLoaded: 'Ocorreu um erro na obtenção da lista, por favor tente novamente.',
} as const;

/** Texts of the report. */
export const reportTexts = {
  total: 'Total',
  nothing: 'Ainda não há nada a mostrar.',
  table: (title: string) => `Tabela: ${title}`,
  value: (row: string, series: string, value: string) => `${row}, ${series}: ${value}`,
  first: (count: number) => `O gráfico mostra os primeiros ${count}; a tabela tem todos.`,
  download: 'Descarregar relatório (.xlsx)',
  file: (id: number) => `renovacao-${id}-relatorio.xlsx`,
  downloadFailed: 'Ocorreu um erro na obtenção do ficheiro, por favor tente novamente.',
} as const;

/** The figures of a renewal: title, what explains it, what its rows and series are. */
export const figureTexts = {
  rehearsal: {
    title: 'Ensaio por prestador',
    about: 'O que as respostas guardadas dizem de cada tarifa; das que não têm resposta nada se sabe ainda.',
    row: 'Prestador',
  },
  compared: {
    title: 'Resultado, ao lado do ensaio',
    about: 'O que o ensaio esperava e o que aconteceu. Uma exceção conta como tal mesmo depois de decidida.',
    row: 'Resultado',
    rows: {
      yes: 'Confirmadas',
      no: 'Os serviços não confirmam',
      conditional: 'Há algo por esclarecer',
      unknown: 'Sem resposta',
      out: 'Fora da renovação',
    },
    series: { rehearsed: 'Ensaio', happened: 'Renovação' },
  },
  providers: {
    title: 'Por prestador',
    about: 'Onde está cada tarifa neste momento.',
    row: 'Prestador',
    aside: { asked: 'Perguntadas', noticed: 'Avisadas' },
  },
  reasons: {
    title: 'Exceções por motivo',
    about: 'O que aconteceu às tarifas que os serviços não confirmaram.',
    row: 'Motivo',
  },
  how: {
    title: 'Como foram renovadas',
    about: 'Pelos serviços, ou por quem decidiu.',
    row: 'Renovadas',
    series: 'Tarifas',
  },
  left: {
    title: 'Porque ficaram de fora',
    about: 'Tarifas que a renovação deixou como estavam.',
    row: 'Motivo',
    series: 'Tarifas',
  },
  /** Where a tariff is, in few words. */
  groups: {
    renewed: 'Renovadas',
    open: 'Exceções por decidir',
    ended: 'Terminadas',
    unanswered: 'Sem resposta ainda',
    left: 'De fora',
  },
  outcomes: {
    yes: 'Seriam renovadas',
    no: 'Perderiam: não confirmadas',
    conditional: 'Perderiam: por esclarecer',
    unknown: 'Sem resposta guardada',
  },
} as const;

/** Texts of the counts for publication. */
export const publicTexts = {
  title: 'Números para publicação',
  about:
    'Por distrito, sem pessoas. Grupos com menos de cinco não aparecem; os outros são múltiplos de cinco, por defeito.',
  show: 'Ver números',
  hide: 'Fechar números',
  none: 'Nenhum grupo tem cinco tarifas ou mais: não há nada que se possa publicar.',
  district: 'Distrito',
  outcome: 'Resultado',
  count: 'Tarifas',
  outcomes: {
    renewed: 'Renovadas',
    exception: 'Por decidir',
    ended: 'Terminadas',
    silent: 'Sem resposta',
    left: 'De fora',
  },
  download: 'Descarregar (CSV)',
  file: (id: number) => `renovacao-${id}-publicacao.csv`,
  notLoaded: 'Ocorreu um erro na obtenção dos números, por favor tente novamente.',
} as const;
