import type { ApplicationKind } from './applicationMoves';
import type { HeldActName } from './approvals';
import { issuerNames } from './judgeDocument';
import { retentionKinds } from './retention';
import { webhookEventLabels, webhookFailures } from './webhookEvents';

/** What the value of a detail can be where it is no code. */
interface Values {
  /** A number, or an id. */
  number: number | string;
  numbers: readonly number[] | string;
  text: string;
  texts: readonly string[];
  yesNo: boolean;
  moment: string;
  /** Codes of rights. */
  rights: readonly string[];
  /** The names of fields or filters. */
  fields: string | readonly string[];
  /** The names of filters, or the id of a user. */
  searched: readonly string[] | number;
  /** react-admin's name of a resource. */
  resource: string;
  /** A state of a request, by its id, or of a plain resource's record. */
  state: unknown;
  /** Nobody reads it: it is for the program. */
  hidden: string | readonly string[];
}

/** How a detail is told: its label, the texts of its codes, and what else its value can be. */
export interface DetailWords {
  /** Absent where the texts of the codes stand alone. */
  readonly label?: string;
  readonly codes?: Readonly<Record<string, string>>;
  readonly is?: keyof Values;
}

const means = {
  codes: 'com código da aplicação',
  passkey: 'com chave de acesso',
  recovery: 'com código de recuperação',
} as const;

const heldActs = {
  processRequests: 'processar a manutenção',
  nonEligible: 'não elegível',
  newOperators: 'operadores novos e acessos',
  erasePerson: 'apagar dados de pessoas',
  switchOff: 'deixar de precisar de outra pessoa',
} satisfies Record<HeldActName, string>;

const applicationKinds = {
  request: 'pedido',
  recheck: 'reverificação',
  maintenance: 'manutenção anual',
} satisfies Record<ApplicationKind, string>;

/**
 * What events of the audit trail tell besides action and subject, each with its words. Anything else that the server would
 * write, and a code without its text, is a type error.
 */
export const auditDetails = {
  act: { label: 'Ato', codes: heldActs },
  action: { label: 'Operação', is: 'text' },
  addresses: { label: 'Redes', is: 'texts' },
  apiVersion: { label: 'Versão da API', is: 'text' },
  applicationId: { label: 'N.º do pedido', is: 'number' },
  approvalId: { label: 'N.º da aprovação', is: 'number' },
  askedBy: { label: 'Pedido pelo utilizador n.º', is: 'number' },
  because: { label: 'Motivo', is: 'text' },
  before: { label: 'Anteriores a', is: 'moment' },
  beginDate: { label: 'Início', is: 'moment' },
  by: {
    label: 'Procurado por',
    codes: {
      ...means,
      password: 'com palavra-passe',
      passwordLink: 'pela ligação da palavra-passe',
      device: 'neste navegador',
      fromNetwork: 'nesta conta, a partir desta rede',
      account: 'nesta conta',
      address: 'a partir desta rede',
    },
    is: 'searched',
  },
  /** What the refused call of `method` and `path` would have done; added for whoever reads the trail. */
  call: { label: 'Chamada', is: 'text' },
  checkId: { label: 'N.º da verificação', is: 'number' },
  choices: { label: 'Opções do campo', is: 'fields' },
  code: { is: 'hidden' },
  confirmedBy: { label: 'Aprovado pelo utilizador n.º', is: 'number' },
  created: { label: 'Criados', is: 'number' },
  documents: { label: 'Documentos', is: 'number' },
  due: { label: 'A eliminar', is: 'number' },
  dueDate: { label: 'Prazo', is: 'moment' },
  dueOn: { label: 'A partir de', is: 'moment' },
  endDate: { label: 'Fim', is: 'moment' },
  erased: { label: 'Pormenores apagados', is: 'yesNo' },
  erasedOn: { label: 'Apagado em', is: 'moment' },
  erasure: { is: 'hidden' },
  events: { label: 'Avisos', codes: webhookEventLabels },
  expectedOn: { label: 'Regresso previsto', is: 'moment' },
  failure: { label: 'Motivo', codes: webhookFailures },
  field: { label: 'Campo', is: 'fields' },
  fields: { label: 'Campos', is: 'fields' },
  form: {
    codes: {
      withoutMetadata: 'sem metadados',
      original: 'original',
      onlyOriginal: 'original, por não haver cópia sem metadados',
    },
  },
  from: { label: 'De', is: 'state' },
  fromList: { label: 'Pela lista de dados apagados', is: 'yesNo' },
  held: { label: 'Conservados', is: 'number' },
  host: { label: 'Servidor', is: 'text' },
  id: { label: 'N.º', is: 'number' },
  ids: { label: 'N.os', is: 'numbers' },
  includesUnfinished: { label: 'Também os não terminados', is: 'yesNo' },
  interrupted: { label: 'Submissão interrompida', is: 'yesNo' },
  isEnabled: { label: 'Ativo', is: 'yesNo' },
  isNeeded: { label: 'Precisa de outra pessoa', is: 'yesNo' },
  isOn: { label: 'Ligado', is: 'yesNo' },
  keepsMentions: { label: 'Mantém os textos', is: 'yesNo' },
  kept: { label: 'Conservados', is: 'number' },
  keyId: { label: 'N.º da chave', is: 'number' },
  kind: {
    label: 'Tipo',
    codes: {
      codes: 'aplicação de códigos',
      passkey: 'chave de acesso',
      ...applicationKinds,
      ...retentionKinds,
      login: 'início de sessão',
      factor: 'segundo passo',
      recovery: 'recuperação da palavra-passe',
      reset: 'definição da palavra-passe',
      change: 'alteração da palavra-passe',
      corporate: 'início de sessão institucional',
      client: 'sistema de um prestador',
      refresh: 'renovação da sessão',
      signOut: 'fim de sessão',
      any: 'todas as operações',
      search: 'pesquisas',
      submission: 'submissões',
      download: 'descargas',
      prefetch: 'obtenções antecipadas',
      user: 'utilizadores criados ou alterados',
      export: 'exportações',
      report: 'falhas comunicadas',
      refused: 'pedidos recusados',
    },
  },
  limit: { label: 'Limite', codes: { reading: 'consultas', persons: 'pessoas' } },
  lines: { label: 'Linhas', is: 'number' },
  matching: { label: 'Resultados', is: 'number' },
  messageId: { label: 'N.º do aviso', is: 'number' },
  messages: { label: 'Avisos', is: 'number' },
  method: { is: 'hidden' },
  name: { label: 'Nome', is: 'text' },
  notes: {
    label: 'Conteúdo',
    codes: {
      damaged: 'danificado',
      encrypted: 'cifrado',
      javaScript: 'JavaScript',
      externalAction: 'ação externa',
      automaticAction: 'ação automática',
      embeddedFile: 'ficheiro incluído',
      dynamicForm: 'formulário dinâmico',
      richMedia: 'multimédia',
      notFullyRead: 'não lido por inteiro',
    },
    is: 'texts',
  },
  onBehalfOf: { label: 'Em nome do utilizador n.º', is: 'number' },
  originalId: { label: 'N.º do pedido original', is: 'number' },
  outcome: { codes: { warned: 'quase atingido', refused: 'atingido' } },
  parentId: { label: 'N.º do prestador', is: 'number' },
  part: {
    label: 'Parte',
    codes: {
      notes: 'notas internas',
      messages: 'mensagens',
      timeline: 'percurso',
      history: 'histórico',
      comparison: 'comparação',
      rechecks: 'reverificações',
      elements: 'elementos pedidos',
      consents: 'declarações',
      files: 'documentos',
      sessions: 'sessões',
    },
  },
  path: { is: 'hidden' },
  period: { label: 'Período', codes: { hour: 'hora', day: 'dia' } },
  periods: { is: 'hidden' },
  permissions: { label: 'Acessos', is: 'rights' },
  personFileId: { label: 'N.º dos dados', is: 'number' },
  problems: { label: 'Erros', is: 'number' },
  providerId: { label: 'N.º do prestador', is: 'number' },
  purpose: { label: 'Finalidade', is: 'text' },
  reason: {
    label: 'Motivo',
    codes: {
      invalidInput: 'dados inválidos',
      badRequest: 'dados recusados',
      factorNeeded: 'falta um segundo passo recente',
      identityNeeded: 'falta uma identificação recente',
      changed: 'alterado entretanto',
      tooManyAttempts: 'demasiadas tentativas',
      limitReached: 'limite atingido',
      notConfigured: 'não configurado',
      unavailable: 'indisponível',
      otherNetwork: 'rede não admitida',
      otherEnvironment: 'sistema do outro ambiente',
      credentials: 'credenciais erradas',
      expiredKey: 'chave expirada ou revogada',
      ended: 'sistema revogado ou prestador inativo',
      notFound: 'não existe',
      forbidden: 'sem permissão',
      unauthenticated: 'identidade não comprovada',
      noVerifiedEmail: 'e-mail não confirmado',
      otherIdentity: 'outra identidade institucional',
      factorRequired: 'falta um segundo passo',
      challengeOver: 'tempo do segundo passo esgotado',
      wrongCode: 'código errado',
      wrongPasskey: 'chave de acesso errada',
      copiedPasskey: 'chave de acesso copiada',
    },
  },
  recordFile: { label: 'N.º do ficheiro', is: 'number' },
  renewalId: { label: 'N.º da renovação', is: 'number' },
  requestedBy: { label: 'Pedido pelo utilizador n.º', is: 'number' },
  requests: { label: 'Pedidos', is: 'number' },
  resource: { label: 'Lista', is: 'resource' },
  resourceFileId: { label: 'N.º do documento', is: 'number' },
  rows: { label: 'Linhas', is: 'number' },
  runId: { label: 'N.º do ensaio', is: 'number' },
  service: { label: 'Serviço', codes: issuerNames },
  sessions: { label: 'Sessões', is: 'number' },
  shared: { label: 'Partilhada', is: 'yesNo' },
  sought: { is: 'hidden' },
  state: {
    label: 'Resultado',
    codes: { confirmed: 'aprovado', refused: 'recusado', withdrawn: 'retirado', expired: 'expirado' },
  },
  to: { label: 'Para', is: 'state' },
  until: { label: 'Até', is: 'moment' },
  userId: { label: 'N.º do utilizador', is: 'number' },
  userStatusId: { label: 'Estado', codes: { 1: 'Ativo', 2: 'Inativo' } },
  userTypeId: {
    label: 'Tipo de utilizador',
    codes: { 1: 'administrador', 2: 'prestador', 3: 'operador', 4: 'sistema' },
  },
  weeklyMail: { label: 'E-mail semanal', is: 'yesNo' },
  window: { label: 'Período', codes: { minute: 'minuto', day: 'dia' } },
  wrong: { label: 'Com erros', is: 'number' },
} as const satisfies Readonly<Record<string, DetailWords>>;

/** The words around them. */
export const auditDetailTexts = {
  system: 'Sistema',
  visitor: 'Visitante sem sessão',
  other: 'Outro dado',
  takenFrom: 'Tomado ao utilizador n.º',
  yes: 'Sim',
  no: 'Não',
  withoutRights: 'Sem acessos',
  ends: { gte: ' (desde)', lte: ' (até)' },
  fields: { value: 'Pesquisa', shared: 'Partilhada', q: 'Texto' },
} as const;

type Told = typeof auditDetails;
type CodeOf<Words> = Words extends { readonly codes: infer Codes } ? keyof Codes : never;
type ValueOf<Words> =
  | CodeOf<Words>
  | ([CodeOf<Words>] extends [never] ? never : readonly CodeOf<Words>[])
  | (Words extends { readonly is: infer Kind extends keyof Values } ? Values[Kind] : never);

/** Why something was refused or ended, as the audit trail has it. */
export type AuditReason = keyof Told['reason']['codes'];

/** The details of an event that the audit trail has words for. */
export type AuditDetail = { readonly [Name in keyof Told]?: ValueOf<Told[Name]> | null | undefined };
