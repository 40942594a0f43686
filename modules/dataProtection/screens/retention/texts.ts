import { formatNumber } from '../../../../contract/rules/formatNumber';
import type { RetentionKind } from '../../../../contract/rules/retention';

/** What the number of something that is due is the number of. */
const numbered: Readonly<Record<RetentionKind, string>> = {
  signIns: 'Utilizador',
  documents: 'Pedido',
  requests: 'Pedido',
  auditAddresses: 'Até ao evento',
  audit: 'Até ao evento',
};

/** Texts of the retention schedule. */
export const retentionTexts = {
  section: {
    title: 'Prazos de conservação',
    about: 'O que se elimina quando o prazo passa. Nada sai antes de um ensaio que alguém viu e autorizou.',
    show: 'Ver prazos',
    hide: 'Fechar prazos',
  },
  periods: 'Prazos',
  kind: 'Dados',
  period: 'Prazo',
  none: 'Sem prazo: guardados sempre',
  /** What goes without a setting, and without a rehearsal. */
  signIns: 'Enquanto o dispositivo for conhecido: 180 dias',
  off: 'Nenhum prazo está definido nas configurações do servidor: pedidos, documentos e registo de atividade não são eliminados.',
  underWay: 'Há um ensaio ou uma eliminação em curso.',
  notRehearsed: 'Estes prazos ainda não foram ensaiados. O primeiro ensaio faz-se na próxima noite.',
  notReleased: 'A eliminação não está autorizada: por agora só se ensaia.',
  released: (day: string, by: string | null) =>
    `Eliminação autorizada em ${day}${by ? ` por ${by}` : ''}. Faz-se todas as noites, até os prazos mudarem ou alguém a parar.`,
  rehearsal: (day: string) => `Ensaio de ${day}`,
  nothing: 'Nada tem o prazo excedido.',
  due: 'A eliminar',
  gone: 'Eliminado',
  held: 'Suspenso',
  month: 'Mês',
  byMonth: 'Por mês, contado do fim do pedido, do início de sessão ou do evento',
  list: 'Ver a lista',
  listed: 'O que sai',
  more: 'Ver mais',
  end: 'Fim da lista.',
  numbered,
  since: 'Desde',
  count: 'Quantidade',
  isHeld: 'Suspenso',
  yes: 'Sim',
  no: 'Não',
  download: 'Descarregar a lista (CSV)',
  file: (kind: RetentionKind) => `prazos-${kind}.csv`,
  rehearse: 'Ensaiar agora',
  rehearsing: 'O ensaio foi pedido. Atualize a página daqui a pouco.',
  release: 'Autorizar a eliminação',
  releaseQuestion: 'Autorizar a eliminação por estes prazos?',
  releaseAbout: (total: number) =>
    `A partir da próxima noite são eliminados de vez os dados deste ensaio (${formatNumber(total)}) e, em cada noite seguinte, os que chegarem ao fim do prazo.`,
  isReleased: 'A eliminação foi autorizada. Começa na próxima noite.',
  stop: 'Parar a eliminação',
  isStopped: 'A eliminação parou: só se ensaia, até alguém a autorizar outra vez.',
  removals: 'Últimas eliminações',
  day: 'Dia',
  update: 'Atualizar',
  notLoaded: 'Ocorreu um erro na obtenção da lista, por favor tente novamente.',
} as const;
