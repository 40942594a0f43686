const count = (number: number, one: string, several: string) =>
  `${new Intl.NumberFormat('pt-PT').format(number)} ${number === 1 ? one : several}`;

/** The texts of an import; only the lists that have one load them. */
export const importTexts = {
  button: 'Importar',
  title: (list: string) => `Importar: ${list}`,
  about:
    'Escolha um ficheiro .xlsx ou .csv com os títulos das colunas e um registo por linha, no máximo 10 000. Nada é gravado antes de o confirmar.',
  template: 'Descarregar template',
  templateName: (list: string) => `Template - ${list}.xlsx`,
  templateFailed: 'Não foi possível criar o template, por favor tente novamente.',
  file: 'Ficheiro',
  columns: 'A que campo corresponde cada coluna',
  column: (letter: string) => `Coluna ${letter}`,
  leftOut: 'Não importar',
  missing: (labels: readonly string[]) =>
    `Indique a coluna de ${labels.length > 1 ? 'cada campo obrigatório' : 'um campo obrigatório'}: ${labels.join(', ')}.`,
  changed: 'Alterou as colunas. Verifique de novo antes de importar.',
  check: 'Verificar',
  checking: 'A verificar o ficheiro…',
  storing: 'A importar…',
  marking: 'A marcar os erros…',
  verdict: (rows: number, good: number) =>
    good === rows
      ? `${count(rows, 'linha, sem erros', 'linhas, sem erros')}.`
      : `${count(rows, 'linha', 'linhas')}: ${count(good, 'correta', 'corretas')}, ${count(rows - good, 'com erros', 'com erros')}.`,
  errors: 'Erros do ficheiro',
  row: 'Linha',
  columnHeading: 'Coluna',
  error: 'Erro',
  more: (number: number) => `E mais ${count(number, 'erro', 'erros')}, que o ficheiro marcado também mostra.`,
  marked: 'Descarregar o ficheiro com os erros marcados',
  markedFailed: 'Não foi possível obter o ficheiro, por favor tente novamente.',
  all: (rows: number) =>
    rows === 1 ? 'Importar a linha' : `Importar todas (${count(rows, 'linha', 'linhas')})`,
  good: (good: number) =>
    good === 1 ? 'Importar a linha correta' : `Importar as ${count(good, 'correta', 'corretas')}`,
  imported: (created: number) => `Importação concluída: ${count(created, 'registo', 'registos')}.`,
  left: (wrong: number) =>
    `${count(wrong, 'linha não foi importada. Corrija-a', 'linhas não foram importadas. Corrija-as')} no ficheiro seguinte e importe-o.`,
  rest: 'Descarregar as linhas por corrigir',
  failed: 'Não foi possível importar o ficheiro, por favor tente novamente. O que escolheu foi mantido.',
  checkFailed:
    'Não foi possível verificar o ficheiro, por favor tente novamente. O que escolheu foi mantido.',
  close: 'Fechar',
} as const;
