/** The words of the reference page's frame; what it says of the calls is the document's. */
export const referenceTexts = {
  document: 'Documento OpenAPI 3.1',
  labels: {
    enum: 'Valores',
    enumSingleValue: 'Valor',
    enumArray: 'Valores dos elementos',
    default: 'Por omissão',
    deprecated: 'Em fim de vida',
    example: 'Exemplo',
    examples: 'Exemplos',
    recursive: 'Recursivo',
    arrayOf: 'Lista de ',
    webhook: 'Mensagem',
    const: 'Valor',
    noResultsFound: 'Não encontrámos nada',
    download: 'Descarregar',
    downloadSpecification: 'Descarregar',
    responses: 'Respostas',
    callbackResponses: 'Respostas à mensagem',
    requestSamples: 'Código do pedido',
    responseSamples: 'Exemplos de resposta',
  },
} as const;
