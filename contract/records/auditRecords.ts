import { access } from '../access';
import { auditActions } from '../rules/auditActions';
import { defineRecords } from './defineRecords';

/** The subjects of actions, with their display texts; plain resources are listed by their names. */
export const auditSubjects = {
  application: 'Pedido',
  applications: 'Pedidos',
  approval: 'Confirmação',
  client: 'Sistema de um prestador',
  file: 'Documento',
  hold: 'Conservação de dados',
  maintenanceFile: 'Ficheiro de manutenção',
  maintenanceFiles: 'Ficheiros de manutenção',
  maintenancePeriod: 'Período de comunicação',
  maintenanceRequest: 'Pedidos de manutenção',
  notificationEmail: 'E-mail de notificação',
  personFile: 'Dados de uma pessoa',
  provider: 'Prestador',
  savedSearch: 'Pesquisa guardada',
  savedSearches: 'Pesquisas guardadas',
  user: 'Utilizador',
  users: 'Utilizadores',
  auditRecords: 'Registo de atividade',
  decisionTexts: 'Texto de decisão',
  retention: 'Prazos de conservação',
} as const;

/** The audit trail: who did what, when, to which request, from where. Callers can't write to it. */
export const auditRecords = defineRecords({
  name: 'auditRecords',
  access: access.auditRecords,
  summary: 'The audit trail',
  defaultSort: ['occurredOn', 'DESC'],
  isReadingAudited: true,
  hasLargeIds: true,
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
    {
      source: 'fiscalNumber',
      kind: 'digits',
      labelText: 'NIF consultado',
      maxLength: 9,
      readOnly: true,
      filterable: true,
    },
    { source: 'detail', kind: 'custom', labelText: 'Pormenores', readOnly: true },
  ],
});
