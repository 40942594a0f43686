import { formatNumber } from '../../../../contract/rules/formatNumber';
import type { ErasurePlan, Mention, ReasonToKeep } from '../../contract/erasureCalls';

const requests = (count: number) => (count === 1 ? '1 pedido' : `${formatNumber(count)} pedidos`);

const counted = (count: number, one: string, several: string) =>
  count > 0 && `${formatNumber(count)} ${count === 1 ? one : several}`;

/** Texts of the erasure of a person's data. */
export const erasureTexts = {
  section: {
    title: 'Apagamento dos dados de uma pessoa',
    about:
      'Mostra o que existe de um NIF e o que tem de ser conservado, e porquê. Nada é apagado antes de o confirmar.',
    show: 'Ver apagamento',
    hide: 'Fechar apagamento',
  },
  nif: 'NIF',
  look: 'Ver o que existe',
  notLoaded: 'Ocorreu um erro na obtenção dos dados, por favor tente novamente.',
  nothing: 'Não há dados deste NIF por apagar.',
  erasedBefore: (moment: string, who: string | null) =>
    `Os dados desta pessoa foram apagados em ${moment}${who ? `, a pedido de ${who}` : ''}.`,
  found: (nif: string) => `O que existe do NIF ${nif}`,
  request: 'Pedido',
  status: 'Estado',
  contents: 'Com ele',
  fate: 'O que acontece',
  kinds: { request: 'Pedido', recheck: 'Reverificação', maintenance: 'Manutenção' },
  contentsOf: ({ documents, messages, notes }: ErasurePlan['requests'][number]) =>
    [
      counted(documents, 'documento', 'documentos'),
      counted(messages, 'mensagem', 'mensagens'),
      counted(notes, 'nota', 'notas'),
    ]
      .filter(Boolean)
      .join(', ') || 'Mais nada',
  goes: 'É apagado',
  goesAsStudent: 'São apagados os dados do estudante, os textos e os documentos; o pedido é de outra pessoa',
  kept: (why: string) => `Conserva-se: ${why}`,
  because: {
    hold: 'há uma conservação determinada',
    undecided: 'há um pedido por decidir, até haver decisão',
    tariff: 'a tarifa está em vigor ou por ativar, até terminar',
  } satisfies Record<ReasonToKeep, string>,
  keptOfOther: (why: string) =>
    `Conserva-se, porque o pedido é de outra pessoa, que ainda precisa dele: ${why}`,
  heldBy: (reason: string, until: string | null, who: string) =>
    `${reason.replace(/\.$/, '')} (${until ? `até ${until}` : 'até ser levantada'}, por ${who})`,
  mentions: (count: number) =>
    count === 1
      ? 'Há 1 sítio em que se escreveu sobre esta pessoa, além dos pedidos dela.'
      : `Há ${formatNumber(count)} sítios em que se escreveu sobre esta pessoa, além dos pedidos dela.`,
  firstMentions: (shown: number) => `Mostram-se os primeiros ${formatNumber(shown)}.`,
  mentionsList: 'O que está escrito noutros sítios',
  place: 'Onde',
  ofRequest: (what: string, id: number | null) => (id === null ? what : `${what} (pedido ${id})`),
  words: 'Texto',
  mentionFates: {
    deleted: 'É eliminado',
    overwritten: 'O nome e o NIF são apagados; o resto do texto fica',
    held: 'Conserva-se: há uma conservação determinada para este pedido',
  } satisfies Record<Mention['fate'], string>,
  mentionsStay: 'O que está escrito noutros sítios só é apagado quando não ficar nenhum pedido desta pessoa.',
  keepsMentions: 'Deixar como está o que foi escrito noutros pedidos e textos',
  erase: 'Apagar os dados',
  title: 'Apagar os dados desta pessoa',
  consequence: (count: number) =>
    count === 0
      ? 'É apagado o que está escrito noutros sítios. Não é possível voltar atrás.'
      : `São apagados os dados pessoais de ${requests(count)}, com documentos, mensagens e notas. Não é possível voltar atrás.`,
  concerned: 'Pedidos que são apagados',
  one: (kind: string, id: number, name: string) => `${kind} n.º ${id} · ${name}`,
  needsOther:
    'Fica à espera de que outra pessoa aprove: até lá nada é apagado, e pode retirar o que pediu em «Por aprovar».',
  lastDigits: 'Três últimos algarismos do NIF',
  otherDigits: 'Não são os três últimos algarismos deste NIF.',
  nothingGoes: 'Assim, nada é apagado.',
  keptToo: (count: number) =>
    count === 1
      ? '1 pedido com motivos para conservar fica como está.'
      : `${requests(count)} com motivos para conservar ficam como estão.`,
  reason: 'Motivo',
  reasonHelp: 'Fica guardado: não pode conter o nome nem o NIF da pessoa.',
  includesUnfinished: 'Encerrar e apagar também os pedidos por decidir e os de uma tarifa em vigor',
  includesOthers:
    'Os pedidos de outras pessoas não são encerrados: perdem os dados do estudante, os textos e os documentos.',
  erased: 'Os dados foram apagados.',
  done: 'Apagamentos feitos',
  none: 'Ainda não foram apagados dados de ninguém.',
  when: 'Quando',
  who: 'Quem',
  why: 'Motivo',
  howMany: 'Pedidos',
  list: 'Lista à parte',
  listed: 'Inscrito',
  notListed: 'Por inscrever',
  appliedAgain: (moment: string) => `Aplicado de novo em ${moment}, a uma cópia reposta`,
  confirmedBy: (who: string, other: string) => `${who}, com aprovação de ${other}`,
  byServer: 'O servidor',
  bySchedule: 'Prazo de conservação',
} as const;
