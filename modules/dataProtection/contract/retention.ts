import type { FixedTerm, RetentionKind } from '../../../contract/rules/retention';

/** What each kind that goes by the schedule is kept for, and what its period begins with. */
export const scheduledRetention = {
  signIns: {
    purpose: 'mostrar a cada pessoa onde iniciou sessão e reconhecer um dispositivo novo',
    from: 'depois do início de sessão',
  },
  documents: {
    purpose: 'comprovar as condições de acesso à tarifa',
    from: 'depois do fim do pedido',
  },
  requests: {
    purpose: 'atribuir a tarifa, verificar que se mantém e responder a reclamações',
    from: 'depois do fim do pedido',
  },
  auditAddresses: {
    purpose: 'investigar acessos indevidos',
    from: 'depois do evento',
  },
  audit: {
    purpose: 'demonstrar quem consultou ou alterou o quê',
    from: 'depois do evento',
  },
} as const satisfies Record<RetentionKind, { readonly purpose: string; readonly from: string }>;

/** A period: so many days, months or years. */
export interface RetentionPeriod {
  readonly unit: 'days' | 'months' | 'years';
  readonly number: number;
}

/** How long each kind is kept; a kind without a period is kept. */
export type RetentionSettings = Readonly<Partial<Record<RetentionKind, RetentionPeriod>>>;

const units = { days: ['dia', 'dias'], months: ['mês', 'meses'], years: ['ano', 'anos'] } as const;

/** Says how long a period is: `6 meses`. */
export const periodText = ({ unit, number }: RetentionPeriod): string =>
  `${number} ${units[unit][number === 1 ? 0 : 1]}`;

/** Said of what the settings give no period. */
export const noPeriodText = 'sem prazo definido';

/** What is kept for as long as the program says, or as something else is: no setting changes that. */
export const fixedRetention = {
  sessions: {
    purpose: 'manter e terminar sessões',
    period: 'até ao fim da sessão, no máximo um dia, e mais os minutos de validade do último acesso',
  },
  attempts: {
    purpose: 'travar tentativas de adivinhar palavras-passe e consultas em excesso',
    period: 'um dia depois da última tentativa; sem endereços, só resumos deles',
  },
  webhooks: {
    purpose: 'avisar os sistemas dos prestadores do que muda nos seus pedidos',
    period: 'os endereços, até serem removidos; os avisos, 30 dias, e até os dados do pedido serem apagados',
  },
  links: {
    purpose: 'definir a palavra-passe',
    period: 'até a ligação ser usada ou perder a validade',
  },
  answers: {
    purpose: 'não repetir um pedido enviado duas vezes',
    period: '24 horas',
  },
  batchChecks: {
    purpose: 'verificar muitas pessoas antes de submeter pedidos',
    period: 'os NIF, até cada um ser verificado; o resultado, sem NIF, 24 horas',
  },
  jobs: {
    purpose: 'trabalho por fazer',
    period: 'até estar feito; o que se desistiu de fazer, 30 dias',
  },
  approvals: {
    purpose: 'aprovação por uma segunda pessoa',
    period: '90 dias depois de terminar',
  },
  versions: {
    purpose: 'mostrar o que foi alterado em utilizadores e textos',
    period: '365 dias',
  },
  personFiles: {
    purpose: 'entregar a uma pessoa o que se guarda dela, e saber quem o pediu e porquê',
    period:
      'o conteúdo e o NIF, até serem descarregados ou sete dias; quem pediu, quando e porquê, cinco anos',
  },
  erasures: {
    purpose: 'demonstrar que os dados foram apagados e voltar a apagá-los depois de repor uma cópia',
    period: 'sem prazo: não contém o nome nem o NIF de quem foi apagado',
  },
  holds: {
    purpose: 'conservar o que não pode ser apagado ainda',
    period: 'até a conservação ser levantada e os pedidos serem apagados',
  },
  retentionRuns: {
    purpose: 'demonstrar o que foi eliminado por ter terminado o prazo, e quem o autorizou',
    period: 'sem prazo: não dizem de quem eram os dados',
  },
  renewals: {
    purpose: 'saber quem ensaiou, começou ou parou uma renovação de tarifas',
    period: 'sem prazo: o que diz de cada tarifa termina com o pedido',
  },
  switches: {
    purpose: 'dizer que um serviço externo está desligado, quem o desligou e porquê',
    period: 'até o serviço voltar a ser ligado',
  },
  claims: {
    purpose: 'mostrar quem está a decidir um pedido',
    period: 'enquanto a página estiver aberta',
  },
  accounts: {
    purpose: 'contas de quem trabalha com a aplicação',
    period:
      'enquanto a conta existir: quem decidiu um pedido tem de continuar a saber-se; segundos passos e pesquisas, até serem removidos',
  },
  lists: {
    purpose: 'saber de que ficheiro veio um pedido de manutenção e que contactos de prestadores há',
    period: 'sem prazo: contêm dados de prestadores e não de beneficiários',
  },
  records: {
    purpose: 'ficheiros dos outros registos',
    period: 'enquanto o registo a que pertencem existir',
  },
} as const satisfies Record<FixedTerm, { readonly purpose: string; readonly period: string }>;
