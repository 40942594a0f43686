import type { Role } from '../../../contract/access';

const roles: Readonly<Record<Role, string>> = {
  Administrator: 'Administrador',
  Provider: 'Prestador',
  Operator: 'Operador',
};

/** The API docs page's own texts; texts from contract/ are shown as they are. */
export const docsTexts = {
  title: 'API da Tarifa Social de Internet',
  introduction: [
    'Todas as chamadas começam por /api e trocam JSON em UTF-8. As datas seguem a norma ISO 8601, com fuso horário.',
    'Inicie sessão com POST /Authentication/login e envie o accessToken em cada chamada: Authorization: Bearer <accessToken>.',
    'Um pedido recusado com 400 traz {"errors": [{"errors": ["…"]}]}; as outras recusas trazem {"message": "…"}.',
  ],
  document: 'Documento OpenAPI 3.1',
  groups: 'Grupos',
  access: 'Quem pode chamar',
  anyone: 'Qualquer pessoa',
  signedIn: 'Quem tem sessão iniciada',
  rule: (who: readonly Role[] | undefined, rights: readonly string[] | undefined) =>
    [
      who?.map((role) => roles[role]).join(' ou ') ?? 'Qualquer perfil',
      rights && `com ${rights.join(' ou ')}`,
    ]
      .filter(Boolean)
      .join(' '),
  headers: 'Cabeçalhos',
  idempotencyKey:
    'Opcional: 8 a 200 caracteres à escolha, um valor por cada coisa a fazer. Durante 24 horas, repetir o mesmo pedido ' +
    'devolve a primeira resposta e não faz nada de novo; com outro conteúdo, é recusado com 400.',
  prefetch:
    'Opcional: diz que a resposta ainda não é aberta por ninguém. O registo de atividade assinala-a como acesso antecipado.',
  query: 'Parâmetros',
  body: 'Corpo do pedido',
  answer: 'Resposta',
  refusals: 'Recusas',
  nothing: 'Nada.',
  file: 'Um ficheiro',
  required: 'obrigatório',
  nullable: 'ou null',
  form: (number: number) => `forma ${number}`,
  statuses: {
    400: 'Pedido mal formado, ou não permitido neste estado',
    401: 'Sessão em falta ou expirada',
    403: 'Falta a permissão',
    404: 'Não existe, ou pertence a outro prestador',
    413: 'Pedido demasiado grande',
    429: 'Demasiadas tentativas; Retry-After diz daqui a quantos segundos vale a pena repetir',
    500: 'Não foi possível; a resposta traz uma referência',
    503: 'Um serviço externo não responde',
  } as Readonly<Record<string, string>>,
  types: {
    string: 'texto',
    'date-time': 'data e hora',
    date: 'data',
    integer: 'número inteiro',
    number: 'número',
    boolean: 'true ou false',
    array: 'lista',
    object: 'objeto',
    any: 'qualquer valor',
  } as Readonly<Record<string, string>>,
  range: (min: number | undefined, max: number | undefined) => {
    if (min !== undefined && max !== undefined) return `de ${min} a ${max}`;
    return min === undefined ? `até ${max}` : `a partir de ${min}`;
  },
  length: (max: number) => `até ${max} caracteres`,
  items: (max: number) => `até ${max}`,
} as const;
