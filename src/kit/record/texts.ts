/** Texts of bulk edits; loaded with the list that offers them. */
export const bulkEditTexts = {
  button: 'Alterar em conjunto',
  title: 'Alterar todos os resultados',
  field: 'Campo a alterar',
  value: 'Novo valor',
  next: 'Ver o que muda',
  nothingFound: 'A pesquisa não encontrou nenhum registo: não há nada a alterar.',
  nothingToChange: 'Todos os registos encontrados já têm este valor.',
  empty: 'vazio',
  others: 'outros valores',
  number: (count: number) => new Intl.NumberFormat('pt-PT').format(count),
  summary: (count: string, name: string, label: string) => `${count} ${name}: ${label} para`,
  same: (count: string) => `Já com este valor: ${count}`,
  run: 'Alterar',
  back: 'Voltar',
  cancel: 'Cancelar',
  stop: 'Parar',
  close: 'Fechar',
  running: 'A alterar os registos…',
  done: (count: string) => `Registos alterados: ${count}.`,
  stopped: 'Parou a meio: os registos já alterados mantêm-se alterados.',
  failed: (count: string) => `Não foi possível alterar: ${count}`,
  failure: (id: number, message: string) => `N.º ${id}: ${message}`,
  moreFailures: (count: string) => `… e mais ${count}`,
  notRun: 'Não foi possível alterar os registos. Tente novamente.',
} as const;

/** Texts of the actions of a record; only a record's page loads them. */
export const actionTexts = {
  question: (action: string) => `Confirma a ação «${action}»?`,
  failed: (action: string) => `Não foi possível concluir a ação «${action}». Tente novamente.`,
} as const;
