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
  examples: {
    person: 'Pessoa de Exemplo',
    student: 'Estudante de Exemplo',
    provider: 'Prestador de Exemplo',
    street: 'Rua de Exemplo',
  },
} as const;
