import { formatNumber } from '../../../../contract/rules/formatNumber';

const days = (count: number) => `${formatNumber(count)} ${count === 1 ? 'dia' : 'dias'}`;

/** Texts of the regulator's queue of exceptions. */
export const exceptionTexts = {
  title: 'Exceções da renovação',
  table: 'Exceções',
  renewals: 'Renovações',
  nothing: 'Não há exceções: o sistema renovou o resto sozinho.',
  nif: 'NIF',
  name: 'Nome',
  number: (id: number) => `n.º ${id}`,
  provider: 'Prestador',
  reason: 'Motivo',
  state: 'Estado',
  endsOn: 'Termina em',
  noticedOn: 'Avisada em',
  next: 'A seguir',
  daysLeft: (count: number) => (count > 0 ? `termina daqui a ${days(count)}` : 'o prazo passou'),
  handedIn: { recheck: 'decidir a reverificação', maintenance: 'decidir o pedido de manutenção' },
  noticeNext: 'o prestador é avisado na próxima manhã',
  askedAgain: (attempts: number, moment: string) =>
    `${formatNumber(attempts)} ${attempts === 1 ? 'tentativa' : 'tentativas'}, de novo em ${moment}`,
  askedAgainLater: 'pergunta-se de novo',
} as const;
