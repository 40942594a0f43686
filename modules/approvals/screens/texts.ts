import type { ActOfTwo } from '../../../contract/rules/approvals';
import { formatNumber } from '../../../contract/rules/formatNumber';
import { rightsText } from '../../../src/tariff/userAccess/rightsText';
import type { Approval } from '../contract/approval';

type ChangedUser = NonNullable<Approval['changedUsers']>[number];

const requests = (count: number) => (count === 1 ? '1 pedido' : `${formatNumber(count)} pedidos`);

/** The acts that can need a second person, as they are chosen. */
const acts: Readonly<Record<ActOfTwo, string>> = {
  processRequests: 'Processar pedidos de manutenção',
  nonEligible: 'Tornar um pedido Não Elegível',
  newOperators: 'Criar utilizadores dos prestadores ou dar-lhes mais acesso',
  erasePerson: 'Apagar os dados de uma pessoa ou autorizar a eliminação por prazos',
};

/** Texts of what waits for a second person; only what shows it loads them. */
export const approvalTexts = {
  nothing: 'Não há nada por aprovar.',
  inMenu: (count: number) => `${formatNumber(count)} por aprovar`,
  notLoaded: 'Ocorreu um erro na obtenção dos dados, por favor tente novamente.',
  asked: (who: string, moment: string, last: string) =>
    `Pedido por ${who} em ${moment}. Pode ser aprovado até ${last}.`,
  own: (moment: string, last: string) =>
    `Pedido por si em ${moment}. Outra pessoa pode aprová-lo até ${last}.`,
  confirm: 'Aprovar',
  refuse: 'Recusar',
  withdraw: 'Retirar',
  confirmQuestion: 'Tem a certeza de que pretende aprovar?',
  refuseTitle: 'Recusar a aprovação',
  refuseConsequence: 'Nada é feito. Quem pediu é avisado por e-mail, com o motivo.',
  reason: 'Motivo',
  confirmed: 'Aprovado e efetuado com sucesso.',
  refused: 'Recusado. Nada foi feito.',
  withdrawn: 'Retirado. Nada foi feito.',
  failed: 'Ocorreu um erro na operação, por favor tente novamente.',
  /** What an act would do, in words. */
  what: {
    nonEligible: (id: number) => `Tornar o pedido n.º ${id} Não Elegível`,
    processRequests: (count: number) =>
      count === 1
        ? 'Processar 1 pedido de manutenção'
        : `Processar ${formatNumber(count)} pedidos de manutenção`,
    newOperators: (usernames: readonly string[]) =>
      usernames.length === 1
        ? `Criar o utilizador ${usernames[0]}`
        : `Criar ${formatNumber(usernames.length)} utilizadores`,
    changedOperators: (usernames: readonly string[]) =>
      usernames.length === 1
        ? `Dar mais acesso ao utilizador ${usernames[0]}`
        : `Dar mais acesso a ${formatNumber(usernames.length)} utilizadores`,
    revivedProviders: (names: readonly string[]) =>
      names.length === 1
        ? `Reativar o prestador ${names[0]}`
        : `Reativar ${formatNumber(names.length)} prestadores`,
    releasedSchedule: (count: number) =>
      `Autorizar a eliminação por prazos, a começar pelos dados do ensaio (${formatNumber(count)})`,
    erasePerson: (nif: string, count: number) => `Apagar os dados do NIF ${nif}: ${requests(count)}`,
    switchOff: (act: ActOfTwo) => `Deixar de precisar de outra pessoa: «${acts[act]}»`,
    unknown: 'Um pedido que esta versão não conhece',
  },
  openRequest: 'Ver o pedido',
  unfinishedToo: 'Os pedidos por decidir e os de uma tarifa em vigor são encerrados e também apagados.',
  whose: (name: string, nif: string) => `${name} · NIF ${nif}`,
  documents: (names: readonly string[]) =>
    names.length === 0 ? 'Sem documentos' : `Documentos: ${names.join(', ')}`,
  because: (reason: string) => `Motivo: ${reason}`,
  ofProvider: (provider: string, count: number) => `${provider}: ${requests(count)}`,
  gone: (count: number) =>
    count === 1 ? '1 pedido já não pode ser processado.' : `${requests(count)} já não podem ser processados.`,
  newUser: (username: string, provider: string | null) => [username, provider].filter(Boolean).join(' · '),
  changedUser: ({ username, isRevived, newProvider, addedPermissions }: ChangedUser, isOnly: boolean) =>
    [
      ...(isOnly ? [] : [username]),
      ...(isRevived ? ['Volta a ter acesso'] : []),
      ...(newProvider ? [`Passa para o prestador ${newProvider}`] : []),
      ...(addedPermissions.length > 0 ? [`Acessos novos: ${rightsText(addedPermissions)}`] : []),
    ].join(' · '),
  rights: (codes: readonly string[]) => (codes.length === 0 ? 'Sem acessos' : rightsText(codes)),
  waitingDecision: {
    title: 'Decisão por aprovar',
    text: (who: string, moment: string, last: string) =>
      `${who} decidiu «Não Elegível» em ${moment}. Aguarda a aprovação de outra pessoa, até ${last}.`,
    own: (moment: string, last: string) =>
      `Decidiu «Não Elegível» em ${moment}. Aguarda a aprovação de outra pessoa, até ${last}.`,
    open: 'Por aprovar',
  },
  settings: {
    title: 'Atos que precisam de outra pessoa',
    about:
      'Um ato escolhido só é feito depois de outra pessoa com a mesma permissão o aprovar. Deixar de o exigir também precisa de ser aprovado.',
    acts,
    question: 'Tem a certeza de que pretende exigir outra pessoa?',
    consequence: (act: ActOfTwo) =>
      `«${acts[act]}» passa a só ser feito depois de outra pessoa com a mesma permissão o aprovar. Para deixar de o exigir será precisa a aprovação de outra pessoa que possa alterar esta escolha.`,
    saved: 'Escolha gravada.',
  },
} as const;
