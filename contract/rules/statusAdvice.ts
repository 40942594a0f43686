import { activationDeadlineDays } from './activation';
import type { ApplicationKind } from './applicationMoves';
import { applicationStatus as status } from './applicationStatuses';

/** Who reads the advice: the side that submits requests, or the regulator. */
export type Side = 'provider' | 'regulator';

type Advice = Readonly<Partial<Record<Side, string>>>;

const information = new Set<string>();

/** Marks a text that leaves its reader nothing to do. */
const told = (text: string): string => {
  information.add(text);
  return text;
};

const nothingToDo = 'Não precisa de fazer nada: o pedido avança sozinho quando a resposta chegar.';
const originalGoesOn = told('A tarifa do pedido original mantém-se.');
const originalEnded = told('A tarifa do pedido original terminou. O motivo está no cartão Estado.');
const originalWaits =
  'Não precisa de fazer nada: a tarifa do pedido original continua ativa até haver resultado.';
const decide = 'Leia os documentos e decida: Elegível ou Não Elegível. A decisão não pode ser desfeita.';

const ofRequest: Readonly<Record<number, Advice>> = {
  [status.submitted]: {
    provider:
      'Não precisa de fazer nada: a verificação começa sozinha e o resultado chega por e-mail. Se foi engano, ainda pode cancelar o pedido.',
    regulator: 'Não precisa de fazer nada: a verificação começa sozinha.',
  },
  [status.awaitsSocialSecurityAndTaxCustomsAuthority]: { regulator: nothingToDo },
  [status.awaitsTaxCustomsAuthority]: { regulator: nothingToDo },
  [status.awaitsSocialSecurity]: { regulator: nothingToDo },
  [status.processing]: {
    provider:
      'Não precisa de fazer nada: o resultado chega por e-mail. Se o cidadão desistir, ainda pode cancelar o pedido.',
  },
  [status.conflicting]: {
    provider:
      'Este pedido não avança. Procure o NIF em Gerir Pedidos: se já tiver um pedido para este cidadão, continue com esse e cancele este; se o outro foi engano, cancele os dois e submeta um novo. Se não encontrar nenhum, o cidadão tem um pedido noutro prestador e só lá o pode terminar.',
    regulator:
      'Este pedido não avança. O cartão Estado leva ao pedido com que está em conflito. Só o prestador decide qual dos dois fica: o outro tem de ser cancelado ou terminado, e depois submetido um novo.',
  },
  [status.awaitsRegulator]: { regulator: decide },
  [status.eligible]: {
    provider: `Ative a tarifa e comunique-o em «TSI Ativa» no prazo de ${activationDeadlineDays} dias. Se o cidadão desistir, cancele o pedido.`,
    regulator: told(`O prestador tem ${activationDeadlineDays} dias para comunicar a ativação.`),
  },
  [status.nonEligible]: {
    provider:
      'O motivo está no cartão Estado. Se a situação do cidadão mudar, ou se faltaram documentos, submeta um novo pedido.',
    regulator: told('O processo terminou. O cidadão pode voltar a pedir a tarifa com um novo pedido.'),
  },
  [status.active]: {
    provider:
      'Quando a tarifa terminar, comunique-o em «TSI Desativada». Se a situação do cidadão mudar, peça «Reverificar Elegibilidade». Uma vez por ano, comunique o NIF na Manutenção da Tarifa Social.',
    regulator: told('O prestador comunica o fim da tarifa e, uma vez por ano, que ela se mantém.'),
  },
  [status.inactive]: {
    provider: 'A tarifa terminou. Para a pedir de novo, submeta um novo pedido.',
    regulator: told('A tarifa terminou. O cidadão pode voltar a pedi-la com um novo pedido.'),
  },
  [status.cancelled]: {
    provider: 'O pedido terminou aqui. Para o retomar, submeta um novo pedido.',
    regulator: told('O pedido terminou aqui. Só um novo pedido o retoma.'),
  },
};

/** Advice common to rechecks and maintenance requests: their result affects the original. */
const ofFollowUp: Readonly<Record<number, Advice>> = {
  ...ofRequest,
  [status.submitted]: { provider: originalWaits, regulator: originalWaits },
  [status.processing]: { provider: originalWaits },
  [status.eligible]: { provider: originalGoesOn, regulator: originalGoesOn },
  [status.nonEligible]: { provider: originalEnded, regulator: originalEnded },
};

const ofMaintenance: Readonly<Record<number, Advice>> = {
  ...ofFollowUp,
  [status.submitted]: {
    provider: 'Até o regulador o processar, ainda o pode editar ou eliminar em Manutenção da Tarifa Social.',
    regulator: 'Espera que o processe em Manutenção da Tarifa Social.',
  },
};

/** Instead of the advice on an eligible request once its deadline for activation has passed. */
const ofOverdue: Advice = {
  provider:
    'Ative a tarifa e comunique-o em «TSI Ativa», com o motivo do atraso. Se o cidadão desistir, cancele o pedido.',
  regulator: told('O prestador ainda não comunicou a ativação. Ainda o pode fazer, com o motivo do atraso.'),
};

const byKind = { request: ofRequest, recheck: ofFollowUp, maintenance: ofMaintenance } as const;

/** Returns advice to one side on an application in a status; undefined when that side never sees the status. */
export const statusAdvice = (
  kind: ApplicationKind,
  statusId: number,
  side: Side,
  /** Whether it is a request whose deadline for activation has passed. */
  isOverdue = false,
): string | undefined => (isOverdue ? ofOverdue : byKind[kind][statusId])?.[side];

/** Returns whether advice says what its reader is to do, and not only what is so. */
export const isInstruction = (advice: string): boolean => !information.has(advice);
