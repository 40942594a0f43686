import type { PersonFile } from '../../contract/dataProtectionCalls';

/** Texts about what is held of a person. */
export const personFileTexts = {
  section: {
    title: 'Dados de uma pessoa',
    about:
      'Reúne tudo o que se guarda sobre um NIF, para responder a um pedido de acesso. Faz-se em segundo plano: pode sair da página e voltar. O ficheiro fica sete dias e é descarregado uma só vez.',
    show: 'Ver pedidos de dados',
    hide: 'Fechar pedidos de dados',
  },
  fiscalNumber: 'NIF',
  reason: 'Motivo',
  ask: 'Reunir dados',
  asked: 'Pedido registado. Os dados estão a ser reunidos.',
  notAsked: 'Ocorreu um erro no pedido dos dados, por favor tente novamente.',
  none: 'Ainda não pediu os dados de ninguém.',
  table: 'Os meus pedidos de dados',
  columns: {
    askedOn: 'Pedido em',
    reason: 'Motivo',
    fiscalNumber: 'NIF',
    state: 'Situação',
    fetch: 'Descarregar',
  },
  states: {
    waiting: 'A reunir',
    ready: 'Pronto',
    fetched: 'Descarregado e eliminado',
    expired: 'Eliminado',
  } satisfies Readonly<Record<PersonFile['state'], string>>,
  until: (moment: string) => `até ${moment}`,
  on: (moment: string) => `em ${moment}`,
  fetch: 'Descarregar (uma só vez)',
  fetchOf: (fiscalNumber: string) => `Descarregar (uma só vez) os dados do NIF ${fiscalNumber}`,
  file: (id: number) => `dados-de-uma-pessoa-${id}.zip`,
  fetched: 'Ficheiro descarregado. Já não está na aplicação.',
  notFetched: 'Ocorreu um erro na obtenção do ficheiro, por favor tente novamente.',
} as const;
