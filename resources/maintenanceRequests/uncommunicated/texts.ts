import { formatNumber } from '../../../contract/rules/formatNumber';

/** Texts about active tariffs that were not handed in yet. */
export const uncommunicatedTexts = {
  provider: (count: number) =>
    count === 1
      ? 'Existe 1 NIF com TSI ativa que não foi comunicado. Por favor, regularize.'
      : `Existem ${formatNumber(count)} NIF com TSI ativa que não foram comunicados. Por favor, regularize.`,
  regulator: (count: number) =>
    count === 1
      ? 'Existe 1 NIF com TSI ativa que não foi comunicado. Cabe ao prestador de serviço regularizar.'
      : `Existem ${formatNumber(count)} NIF com TSI ativa que não foram comunicados. Cabe aos prestadores de serviço regularizar.`,
  link: 'Submeter ficheiro de manutenção',
  toList: {
    provider: (count: number) =>
      count === 1 ? 'Ver o NIF por comunicar' : `Ver os ${formatNumber(count)} NIF por comunicar`,
    regulator: () => 'Ver por prestador',
  },
  title: 'NIF por comunicar',
  byProvider: 'NIF por comunicar, por prestador',
  search: 'Procurar por NIF ou nome',
  nothingFound: 'Não foram encontrados resultados',
  submit: (count: number) => (count === 1 ? 'Comunicar 1 NIF' : `Comunicar ${formatNumber(count)} NIF`),
  success: 'NIF comunicados com sucesso.',
  failure: 'Ocorreu um erro na comunicação dos NIF, por favor tente novamente.',
  refused:
    'Há NIF que já não podem ser comunicados: nenhum foi comunicado. Descarregue a lista para ver quais e porquê.',
  allDone: 'Todos os NIF com TSI ativa foram comunicados.',
  download: (count: number) =>
    count === 1
      ? 'Descarregar o NIF por comunicar (.xlsx)'
      : `Descarregar os ${formatNumber(count)} NIF por comunicar (.xlsx)`,
  filename: 'NIF por comunicar.xlsx',
  more: ({ listed, total }: { listed: number; total: number }) =>
    `Estão aqui os primeiros ${formatNumber(listed)} de ${formatNumber(total)} NIF, tantos como cabem num ficheiro. Depois de os comunicar, aparecem os restantes.`,
  leftOut: (count: number) =>
    count === 1
      ? 'Ficou de fora 1 NIF que já foi comunicado num período anterior e ainda não foi processado.'
      : `Ficaram de fora ${formatNumber(count)} NIF que já foram comunicados num período anterior e ainda não foram processados.`,
  addressChanged: 'Foi detetada uma alteração de morada. Depois de comunicar o NIF, atualize-a em Editar.',
  pending: 'Já foi comunicado num período anterior e ainda não foi processado.',
  column: {
    fiscalNumber: 'NIF',
    studentFiscalNumber: 'NIF do estudante',
    fullName: 'Nome completo',
    since: 'TSI ativa desde',
    actions: 'Ações',
    provider: 'Prestador',
    count: 'NIF por comunicar',
  },
};
