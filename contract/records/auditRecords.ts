import { access } from '../access';
import { defineRecords } from './defineRecords';

/** The actions in the audit trail, with their display texts. */
const auditActions = {
  signIn: 'Início de sessão',
  signInRefused: 'Início de sessão recusado',
  corporateSignIn: 'Início de sessão institucional',
  corporateSignInRefused: 'Início de sessão institucional recusado',
  corporateIdentityBound: 'Conta associada à identidade institucional',
  corporateIdentityReleased: 'Conta desassociada da identidade institucional',
  signOut: 'Fim de sessão',
  refreshTokenReused: 'Sessão terminada por reutilização de um token',
  recoveryRequested: 'Recuperação da palavra-passe pedida',
  registrationLink: 'Ligação de registo enviada',
  passwordReset: 'Palavra-passe definida',
  passwordResetRefused: 'Definição da palavra-passe recusada',
  passwordChanged: 'Palavra-passe alterada',
  passwordChangeRefused: 'Alteração da palavra-passe recusada',
  tooManyAttempts: 'Demasiadas tentativas',
  tooManyCalls: 'Demasiados pedidos em pouco tempo',
  lockout: 'Conta bloqueada por tentativas falhadas',
  lockLifted: 'Bloqueio da conta levantado',
  refusal: 'Operação recusada',
  search: 'Pesquisa',
  view: 'Consulta',
  prefetch: 'Obtenção antecipada, sem consulta',
  download: 'Descarga de um documento',
  export: 'Exportação',
  uploadChecked: 'Ficheiro de manutenção verificado',
  upload: 'Ficheiro de manutenção submetido',
  uploadRejected: 'Ficheiro de manutenção rejeitado',
  failure: 'Operação que não foi concluída',
  create: 'Criação',
  update: 'Alteração',
  delete: 'Eliminação',
  changeStatus: 'Mudança de estado',
} as const;

/** An action that the audit trail can record. */
export type AuditAction = keyof typeof auditActions;

/** The subjects of actions, with their display texts; plain resources are listed by their names. */
export const auditSubjects = {
  application: 'Pedido',
  applications: 'Pedidos',
  file: 'Documento',
  maintenanceFile: 'Ficheiro de manutenção',
  maintenanceFiles: 'Ficheiros de manutenção',
  maintenancePeriod: 'Período de comunicação',
  maintenanceRequest: 'Pedidos de manutenção',
  notificationEmail: 'E-mail de notificação',
  provider: 'Prestador',
  user: 'Utilizador',
  auditRecords: 'Registo de atividade',
  decisionTexts: 'Texto de decisão',
} as const;

/** The audit trail: who did what, when, to which request, from where. Callers can't write to it. */
export const auditRecords = defineRecords({
  name: 'auditRecords',
  access: access.auditRecords,
  summary: 'The audit trail',
  defaultSort: ['occurredOn', 'DESC'],
  isReadingAudited: true,
  fields: [
    {
      source: 'occurredOn',
      kind: 'moment',
      labelText: 'Data e hora',
      required: true,
      readOnly: true,
      sortable: true,
      filterable: true,
    },
    {
      source: 'actorName',
      kind: 'text',
      labelText: 'Quem',
      maxLength: 254,
      readOnly: true,
      filterable: true,
    },
    { source: 'actorId', kind: 'number', labelText: 'N.º do utilizador', readOnly: true, filterable: true },
    {
      source: 'action',
      kind: 'choice',
      labelText: 'Ação',
      choices: auditActions,
      required: true,
      readOnly: true,
      filterable: true,
    },
    {
      source: 'applicationId',
      kind: 'number',
      labelText: 'N.º do pedido',
      readOnly: true,
      filterable: true,
    },
    {
      source: 'subject',
      kind: 'choice',
      labelText: 'Objeto',
      choices: auditSubjects,
      readOnly: true,
      filterable: true,
    },
    { source: 'subjectId', kind: 'number', labelText: 'N.º do objeto', readOnly: true, filterable: true },
    {
      source: 'remoteAddress',
      kind: 'text',
      labelText: 'Endereço de rede',
      maxLength: 50,
      readOnly: true,
      filterable: true,
    },
    { source: 'detail', kind: 'custom', labelText: 'Pormenores', readOnly: true },
  ],
});
