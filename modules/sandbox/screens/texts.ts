import { formatNumber } from '../../../contract/rules/formatNumber';
import type { RegulatorAct, SimulatedAnswer } from '../contract/sandbox';

/** Texts of the sandbox. */
export const sandboxTexts = {
  about:
    'Um ambiente à parte, no mesmo servidor: dados, chaves e webhooks próprios, serviços simulados, e e-mails que não vão para ninguém.',
  none: 'Esta instalação não tem ambiente de testes.',
  address: 'Endereço das chamadas',
  token: 'Pedido de token',
  requests: 'Pedidos',
  requestsOf: (count: number, most: number) =>
    `${formatNumber(count)} de ${formatNumber(most)}; quando há mais, desaparecem os mais antigos`,
  period: 'Período de comunicação',
  noPeriod: 'Nenhum',
  from: (begin: string, end: string) => `De ${begin} a ${end}`,
  simulator: 'NIF para experimentar',
  aboutSimulator:
    'Os serviços simulados decidem pelos algarismos do NIF; nenhum serviço verdadeiro é consultado.',
  nif: 'NIF',
  socialSecurity: 'Segurança Social',
  taxAuthority: 'Autoridade Tributária',
  result: 'Estado a seguir',
  answers: {
    yes: 'Sim',
    no: 'Não',
    conditional: 'Com reservas',
    later: 'Só à terceira vez',
    never: 'Não responde',
  } satisfies Record<SimulatedAnswer, string>,
  empty: 'Esvaziar',
  emptySubject: 'Ambiente de testes',
  emptyQuestion: 'Tem a certeza de que pretende esvaziar o ambiente de testes?',
  emptyAbout:
    'Os pedidos, os e-mails e o período são apagados, e os pedidos de exemplo voltam ao início. Os clientes e os webhooks ficam.',
  emptied: 'O ambiente de testes foi esvaziado.',
  move: 'Avançar um prazo',
  moveTitle: 'Avançar um prazo',
  moveAbout:
    'É como se, para este pedido, já tivessem passado os dias que indicar: os prazos e as novas tentativas junto dos serviços ficam mais perto.',
  applicationId: 'N.º do pedido',
  days: 'Dias',
  moved: 'O prazo foi avançado.',
  setPeriod: 'Definir o período',
  setPeriodTitle: 'Definir o período de comunicação',
  setPeriodAbout:
    'Só no ambiente de testes e só para este prestador; pode estar no passado, a decorrer ou por vir.',
  beginDate: 'Data de início',
  endDate: 'Data de fim',
  wrongPeriod: 'A data de fim tem de ser depois da de início.',
  periodSet: 'O período foi definido.',
  decide: 'Decidir pelo regulador',
  decideAbout:
    'No ambiente de testes não há quem decida. Indique um pedido que esteja à espera do regulador, e o que este lhe faria. Os elementos que pedir são para entregar em dez dias.',
  decision: 'Decisão',
  decisions: {
    eligible: 'Elegível',
    nonEligible: 'Não elegível',
    askForElements: 'Pedir elementos',
  } satisfies Record<RegulatorAct, string>,
  reason: 'Motivo, ou o que falta',
  decided: 'A decisão foi registada no ambiente de testes.',
  process: 'Processar as listas',
  processed: 'Os pedidos de manutenção seguiram para verificação.',
  mails: 'E-mails que teriam seguido',
  noMails: 'Ainda não há e-mails.',
  when: 'Quando',
  to: 'Para',
  subject: 'Assunto',
  text: 'Texto',
  request: 'Pedido',
  open: 'Ler',
  close: 'Fechar',
} as const;
