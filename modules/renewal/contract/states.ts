/** The states of a renewal, as people read them. */
export const renewalStates = {
  rehearsing: 'Ensaio em curso',
  rehearsed: 'Ensaiada',
  planned: 'Marcada',
  running: 'Em curso',
  paused: 'Em pausa',
  stopped: 'Parada',
  done: 'Concluída',
} as const;
export type RenewalState = keyof typeof renewalStates;

/** The states of a renewal that is under way; there is at most one. */
export const openRenewalStates = ['planned', 'running', 'paused'] as const satisfies readonly RenewalState[];

/** The states of one tariff in a renewal. */
export const itemStates = {
  toAsk: 'Por perguntar',
  silent: 'Sem resposta dos serviços',
  renewed: 'Renovada',
  exception: 'Exceção, por avisar',
  noticed: 'Avisada',
  waiting: 'Aguarda uma decisão',
  ended: 'Terminada',
  left: 'Fora da renovação',
} as const;
export type ItemState = keyof typeof itemStates;

/** The states in which the services are still to answer. */
export const unansweredStates = ['toAsk', 'silent'] as const satisfies readonly ItemState[];

/** The states that people look at: whoever is in one would lose the tariff. */
export const exceptionStates = ['exception', 'noticed', 'waiting'] as const satisfies readonly ItemState[];

/** The states in which something is still to happen; a tariff is in at most one renewal in one of them. */
export const openItemStates = [...unansweredStates, ...exceptionStates] as const;

/** How a tariff was renewed. */
export const renewedHow = {
  asked: 'Confirmada pelos serviços',
  reused: 'Confirmada por uma resposta recente',
  decided: 'Por um pedido entretanto elegível',
  kept: 'Por decisão do regulador',
} as const;
export type RenewedHow = keyof typeof renewedHow;

/** Why a tariff is an exception. */
export const exceptionReasons = {
  no: 'Os serviços não confirmam',
  conditional: 'Há algo por esclarecer',
} as const;

/** Why a renewal left a tariff alone. */
export const leftReasons = {
  providerInactive: 'O prestador ficou inativo',
  erased: 'Os dados foram apagados',
  held: 'Os dados estão conservados por ordem',
  moved: 'Mudou de prestador',
  decided: 'Um pedido não elegível já a terminou',
  ended: 'Terminou por outro motivo',
  stopped: 'A renovação foi parada',
  unanswered: 'Os serviços nunca responderam',
} as const;
export type LeftReason = keyof typeof leftReasons;

/** What the stored answers say of a tariff before anybody is asked. */
export const rehearsedOutcomes = {
  yes: 'Seria renovada',
  no: 'Perderia: os serviços não confirmam',
  conditional: 'Perderia: há algo por esclarecer',
  unknown: 'Sem resposta guardada',
} as const;

/** What a provider can do before its tariff ends. */
export const handingIn = {
  recheck: 'Pedir a reverificação, com documentos novos',
  elements: 'Entregar os elementos pedidos',
  yearlyList: 'Incluí-la na lista anual',
} as const;
export type HandingIn = keyof typeof handingIn;
