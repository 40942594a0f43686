/** Texts of the first request. */
export const startTexts = {
  about:
    'Em cinco minutos, o seu programa pede um token, submete um pedido, lê a decisão e ativa a tarifa, no ambiente de testes: nada do que fizer chega a pessoas ou a serviços reais.',
  aboutLive:
    'O programa abaixo pede um token, submete um pedido, lê a decisão e ativa a tarifa. Crie primeiro um cliente em Chaves.',
  live: 'Em produção o programa submete e ativa um pedido verdadeiro. Use-o só para uma pessoa que o tenha pedido, com o NIF, o nome e a morada dela. Para experimentar sem consequências, crie um cliente de testes.',
  noSandbox:
    'Esta instalação não tem ambiente de testes: o programa submete e ativa um pedido verdadeiro. Use-o só para uma pessoa que o tenha pedido, com o NIF, o nome e a morada dela, ou peça a quem gere a instalação que crie o ambiente de testes.',
  credentials: 'Crie um cliente de testes',
  aboutCredentials:
    'É o nome do seu sistema e o segredo com que se identifica. O segredo aparece uma única vez.',
  create: 'Criar cliente de testes',
  clientName: 'Primeiro pedido',
  created: 'O cliente de testes foi criado.',
  existing: (count: number) =>
    count === 1
      ? 'Já tem um cliente de testes; pode usar o segredo que guardou, ou criar outro.'
      : `Já tem ${count} clientes de testes; pode usar o segredo que guardou, ou criar outro.`,
  mayNot: 'Peça a quem gere a integração que crie um cliente e lhe dê o identificador e o segredo.',
  settings: 'Diga ao terminal quem é',
  aboutSettings: 'Cole estas linhas num terminal (bash). Noutros, defina as mesmas variáveis de ambiente.',
  settingsName: 'Variáveis de ambiente',
  yourId: 'O_SEU_CLIENT_ID',
  yourSecret: 'O_SEU_SEGREDO',
  nifOfPerson: 'O_NIF_DA_PESSOA',
  program: 'Corra o programa',
  aboutProgram: (file: string) => `Guarde-o como ${file} e corra-o no mesmo terminal.`,
  languages: 'Linguagem',
  code: (language: string) => `Código em ${language}`,
  check: 'Veja o que aconteceu',
  aboutLiveCheck: 'Em Últimas chamadas estão as chamadas que o programa fez, com a referência de cada uma.',
  aboutCheck:
    'Em Últimas chamadas estão as chamadas que o programa fez, com a referência de cada uma; no Ambiente de testes, os e-mails que teriam seguido. Correr o programa outra vez com o mesmo NIF dá um pedido Conflituante (5), porque já há outro, e ativá-lo é recusado: use outro NIF do simulador, ou esvazie o ambiente de testes.',
  next: 'Depois',
  aboutNext: [
    'Envie uma Idempotency-Key em cada escrita e repita com a mesma chave quando não tiver resposta: nada é feito duas vezes.',
    'Em 429 e 503 espere os segundos que Retry-After diz; repita os outros 5xx com intervalos cada vez maiores. As recusas 400, 403 e 404 não mudam por repetir.',
    'Decida pelo code da resposta, não pelo texto: os códigos são estáveis.',
  ],
  inProduction: 'Em produção mude só o endereço e as chaves (tsi_live_ em vez de tsi_test_).',
} as const;
