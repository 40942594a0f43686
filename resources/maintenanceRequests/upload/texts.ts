import type { CheckStep, FindingKind } from './workbookVerdict';

/** The text of each step of a check; only its page loads these texts. */
export const stepTexts: Readonly<Record<CheckStep, string>> = {
  reading: 'A ler o ficheiro…',
  opening: 'A abrir a folha de cálculo…',
  checking: 'A verificar as linhas…',
  confirming: 'A confirmar as linhas com o servidor…',
};

/** The title of each kind of finding. */
export const groupTitles: Readonly<Record<FindingKind, string>> = {
  missing: 'NIF em falta',
  noValue: 'Fórmula sem valor guardado',
  malformed: 'NIF inválido',
  malformedStudent: 'NIF do estudante inválido',
  repeated: 'NIF repetido',
  notActive: 'NIF sem TSI ativa',
  notActiveStudent: 'NIF do estudante sem TSI ativa',
  studentNeeded: 'NIF do estudante em falta',
  pending: 'NIF já comunicado',
  other: 'Outros erros',
  asNumber: 'NIF guardado como número',
  withSpaces: 'NIF com espaços',
};

/** The report of a check; filled in by `translate`. */
export const checkTexts = {
  name: 'Verificação do ficheiro',
  lines: 'O ficheiro tem 1 linha. |||| O ficheiro tem %{smart_count} linhas.',
  counts: '%{ready} pronta, %{wrong} com erro. |||| %{ready} prontas, %{wrong} com erro.',
  clean: 'Não foram encontrados problemas.',
  willFail:
    'Corrija os problemas antes de submeter: com uma só linha errada, o ficheiro inteiro é rejeitado.',
  readings: 'Confirme como foram lidos os valores abaixo. Não impedem a submissão.',
  unavailable: 'Não foi possível verificar aqui o ficheiro. Será verificado ao submeter.',
  structure: {
    unreadable: 'Não foi possível abrir o ficheiro.',
    headings: 'Nenhuma folha visível tem os títulos «%{first}» e «%{second}».',
    empty: 'O ficheiro não tem linhas abaixo dos títulos.',
    tooManyColumns: 'Só as primeiras %{maxColumns} colunas podem ter conteúdo.',
    tooManyLines: 'O ficheiro tem %{count} linhas, e o máximo é de %{max}. Divida-o em vários ficheiros.',
  },
  groupTitle: '%{title}: 1 linha |||| %{title}: %{smart_count} linhas',
  row: 'Linha %{row}',
  more: 'Mostrar mais %{count}',
  rest: 'E mais %{count}, assinaladas no ficheiro a descarregar.',
  renewed:
    '1 linha é de uma tarifa já renovada: é aceite como as outras. |||| %{smart_count} linhas são de tarifas já renovadas: são aceites como as outras.',
  firstStays: 'De cada NIF repetido fica a primeira linha.',
  restCounts: 'Linhas com erro: %{wrong}; a retirar: %{removed}; a comunicar: %{rest}.',
  sendRest:
    'Retirar a linha com erro e comunicar as restantes |||| Retirar as %{smart_count} linhas e comunicar as restantes',
  download: {
    errors: 'Descarregar com os erros assinalados',
    readings: 'Descarregar com os valores assinalados',
  },
  markedName: 'com-erros',
  restName: 'sem-erros',
  downloadFailure: 'Ocorreu um erro na obtenção do documento, por favor tente novamente.',
} as const;

/** Texts of the upload of a maintenance file. */
export const uploadTexts = {
  title: 'Manutenção da tarifa social',
  period: ({ begin, end }: { begin: string; end: string }) => `Período de comunicação: de ${begin} a ${end}.`,
  notInEffect: 'O período de comunicação não está em vigor.',
  needsEmail: 'Para submeter um ficheiro, indique primeiro o e-mail em Dados de notificação.',
  template: 'Descarregar template',
  file: 'Ficheiro de manutenção',
  submit: 'Submeter',
  confirm: 'Tem a certeza de que pretende submeter os NIF para manutenção da tarifa social?',
  success: 'Ficheiro importado com sucesso!',
  errors:
    'Foram detetados erros no ficheiro importado. Descarregue o ficheiro, corrija os erros e volte a submetê-lo.',
  errorsFile: 'Descarregar ficheiro com erros',
};

/** What the server will do with a file, as far as that can be known; filled in by `translate`. */
export const forecastTexts = {
  tariffs:
    'Será registado 1 pedido de manutenção, se o NIF ainda puder ser comunicado. |||| Serão registados %{smart_count} pedidos de manutenção, se todos os NIF ainda puderem ser comunicados; se algum não puder, nenhum é comunicado e a aplicação diz qual.',
  confirmed:
    'Será registado 1 pedido de manutenção. |||| Serão registados %{smart_count} pedidos de manutenção.',
  registered:
    'Será registado 1 pedido de manutenção, se o servidor confirmar a linha. |||| Serão registados %{smart_count} pedidos de manutenção, se o servidor confirmar todas as linhas; com uma só linha errada, o ficheiro é devolvido com os erros assinalados.',
  returned:
    'O ficheiro tem linhas com problemas: será devolvido com os erros assinalados e nenhum NIF será registado.',
  refused:
    'O ficheiro não pode ser lido como lista de manutenção: será recusado e nenhum NIF será registado.',
  unknown:
    'O ficheiro será verificado pelo servidor: se tiver erros, é devolvido ou recusado e nenhum NIF é registado.',
} as const;
