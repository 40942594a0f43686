/** What the OpenAPI document says of the calls as a whole. */
export const referenceTexts = {
  callsOfSystems: 'Para sistemas',
  callsOfPeople: 'Para pessoas',
  production: 'Produção',
  sandbox: 'Ambiente de testes',
  aboutCalls: [
    'As chamadas trocam JSON em UTF-8; as datas seguem a norma ISO 8601, com fuso horário.',
    '**Para sistemas** são as que um cliente de um prestador pode fazer, com as permissões que lhe deram; **Para pessoas** são as restantes, de que as páginas deste sítio se servem ([ver todas](/apiReference.html?all)).',
    'Peça um token com o identificador e o segredo do cliente (`POST /api/oauth/token`) e envie-o em cada chamada: `Authorization: Bearer …`. Os clientes criam-se na página [Integração](/integration). O ambiente de testes tem os mesmos endereços a começar por `/sandbox/api`.',
    'Uma chamada recusada com 400 traz `{"errors": [{"errors": ["…"], "code": "…"}]}`; as outras recusas trazem `{"message": "…", "code": "…"}`. Os códigos são estáveis; os textos podem mudar.',
  ].join('\n\n'),
  aboutClients:
    'O sistema de um prestador: o token dura dez minutos e vale enquanto a chave e o cliente valerem.',
  aboutSessions: 'Quem iniciou sessão com POST /Authentication/login.',
  webhooks: {
    title: 'Mensagens ao seu endereço',
    about:
      'O que o servidor envia aos endereços que indicar em [Integração](/integration), em «Webhooks». Verifique a assinatura ([Standard Webhooks](https://www.standardwebhooks.com)) sobre o corpo tal como chegou, e ignore os tipos e campos que não conhece. As mensagens sobre um pedido chegam por ordem; a mesma pode chegar mais de uma vez.',
    test: 'Ensaio de um endereço',
    id: 'Identifica a mensagem; é o mesmo quando ela é repetida',
    timestamp: 'Quando foi enviada, em segundos desde 1970; recuse o que tiver mais de cinco minutos',
    signature: 'Uma ou mais assinaturas `v1,…`, separadas por espaços; basta que uma esteja certa',
    taken: 'Recebida',
    notTaken: 'A mensagem é enviada outra vez, durante três dias; 410 desativa o endereço',
  },
  examples: {
    person: 'Pessoa de Exemplo',
    student: 'Estudante de Exemplo',
    provider: 'Prestador de Exemplo',
    street: 'Rua de Exemplo',
  },
} as const;
