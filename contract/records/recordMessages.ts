/**
 * The messages of plain resources, in addition to those of spec 5; kept apart so that the sign-in page does
 * without them.
 */
export const recordMessages = {
  atLeast: (min: number) => `No mínimo ${min}.`,
  atMost: (max: number) => `No máximo ${max}.`,
  changed:
    'Este registo foi alterado por outra pessoa depois de o ter aberto. O que preencheu mantém-se: confirme os valores e grave de novo.',
  cents: 'Indique no máximo duas casas decimais.',
  day: 'Data inválida.',
  fileTooLarge: (bytes: number) =>
    `O ficheiro ultrapassa o tamanho máximo de ${String(bytes / 1_000_000).replace('.', ',')} MB.`,
  fixed: 'Este campo não pode ser alterado.',
  taken: 'Já existe um registo com este valor.',
  unknownFilter: (name: string) => `O filtro "${name}" não existe.`,
  unknownSort: 'Não é possível ordenar por este campo.',
  range: (max: number) => `Indique o primeiro e o último registo, no máximo ${max} de cada vez.`,
} as const;
