/** A limit whose end is a 429: what it counts, for whom, and whether a provider's systems meet it. */
interface RateLimit {
  readonly counts: 'requests' | 'concurrent-requests' | 'rows' | 'persons';
  readonly meaning: string;
  readonly isForClients?: true;
}

/** Every limit that is answered with 429, by the name that it has in `RateLimit` and `RateLimit-Policy`. */
export const rateLimits = {
  minute: {
    counts: 'requests',
    meaning: 'Chamadas de todos os sistemas de um prestador, num minuto',
    isForClients: true,
  },
  day: {
    counts: 'requests',
    meaning: 'Chamadas de todos os sistemas de um prestador, num dia',
    isForClients: true,
  },
  'reading-hour': {
    counts: 'rows',
    meaning:
      'O que uma conta ou um cliente consultou de pedidos, numa hora: uma linha de uma lista, uma parte de um pedido ou ' +
      'uma pessoa de uma verificação contam 1, um pedido completo ou um documento 10',
    isForClients: true,
  },
  'reading-day': { counts: 'rows', meaning: 'O mesmo, num dia', isForClients: true },
  'persons-provider': {
    counts: 'persons',
    meaning: 'Para quantas pessoas um prestador pede elegibilidade num dia em Portugal',
    isForClients: true,
  },
  'persons-account': { counts: 'persons', meaning: 'O mesmo, de uma conta de uma pessoa' },
  attempts: {
    counts: 'requests',
    meaning: 'Tentativas falhadas de autenticação que ainda se podem fazer antes de uma espera',
    isForClients: true,
  },
  malformed: {
    counts: 'requests',
    meaning: 'Chamadas sem sessão que não se conseguiram ler, de uma rede',
    isForClients: true,
  },
  export: { counts: 'requests', meaning: 'Exportações de uma conta ou de um cliente', isForClients: true },
  any: { counts: 'requests', meaning: 'Chamadas de uma pessoa' },
  search: { counts: 'requests', meaning: 'Pesquisas de uma pessoa' },
  submission: { counts: 'requests', meaning: 'Submissões de uma pessoa' },
  download: { counts: 'requests', meaning: 'Descargas de uma pessoa' },
  user: { counts: 'requests', meaning: 'Utilizadores que uma pessoa grava' },
  report: { counts: 'requests', meaning: 'Comunicações de páginas que não se conseguiram mostrar' },
  streams: { counts: 'concurrent-requests', meaning: 'Ligações a eventos que uma pessoa tem abertas' },
} as const satisfies Readonly<Record<string, RateLimit>>;

export type RateLimitName = keyof typeof rateLimits;
