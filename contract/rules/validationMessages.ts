/** The validation messages of spec 5, letter for letter; form and server show the same text. */
export const validationMessages = {
  required: 'Campo obrigatório.',
  requiredInDialog: 'O campo é obrigatório.',
  email: 'E-mail inválido.',
  nif: 'NIF inválido',
  postalCode: 'Código postal inválido',
  actionRequired: 'Ação obrigatória.',
  password:
    'A palavra-passe deve ter entre 10 e 25 caracteres, sem espaços, e incluir pelo menos uma letra minúscula, uma letra maiúscula, um algarismo e um carácter especial.',
  passwordMismatch: 'Este campo deve coincidir com "Nova Palavra-passe"',
  passwordUnchanged: 'Este campo deve ser diferente da "Palavra-passe atual."',
  pdfTooLarge: 'Tamanho máximo de 5Mb por documento excedido',
  pdfFormat: 'Formato inválido. Insira documentos .pdf.',
  pdfContent: 'Formato inválido. Insira documentos .pdf. O conteúdo deste ficheiro não é um PDF.',
  pdfPassword:
    'O documento pede uma palavra-passe para ser aberto. Guarde-o sem palavra-passe e volte a inseri-lo.',
  pdfCertificate:
    'O documento está cifrado e só abre com um certificado ou num programa próprio. Guarde-o sem cifra e volte a inseri-lo.',
  pdfWithoutPage: 'O documento não tem nenhuma página. Confirme que o consegue abrir e ler.',
  pdfRepeated: (name: string) => `O documento é igual a ${name}. Retire um dos dois.`,
  pdfUnreadable: 'Ocorreu um erro no carregamento do documento, por favor tente novamente.',
  pdfTooCostly:
    'Não foi possível analisar o documento no tempo previsto. Guarde-o de novo como PDF e tente outra vez.',
  recheckUnderWay: 'Existe uma reverificação em curso para este pedido.',
  keptNif: 'É o do pedido original; para outra pessoa, submeta um novo pedido.',
  invalidValue: 'Valor inválido.',
  tooLong: (max: number) => `Máximo de ${max} caracteres.`,
  tooManyDocuments: (max: number) => `No máximo ${max} documentos.`,
  documentsTooLarge: (megabytes: number) =>
    `Retire documentos ou reduza-os: os novos documentos de um pedido não podem ultrapassar ${megabytes} MB em conjunto.`,
} as const;
