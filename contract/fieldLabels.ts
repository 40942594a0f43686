import { currentDeclarations } from './declarationTexts';

const labels = {
  id: 'N.º do pedido',
  version: 'Versão',
  username: 'E-mail',
  password: 'Palavra-passe',
  oldPassword: 'Palavra-passe atual',
  newPassword: 'Nova Palavra-passe',
  providerId: 'Prestador',
  providerEmail: 'E-mail do prestador',
  providerName: 'Prestador',
  fullName: 'Nome completo',
  fiscalNumber: 'NIF',
  address: 'Morada fiscal',
  cp4: 'Código postal (4 dígitos)',
  cp3: 'Código postal (3 dígitos)',
  arteryDesignation: 'Arruamento',
  doorNumber: 'N.º de porta',
  floor: 'Andar',
  floorSuffix: 'Lado/Letra',
  postalDesignation: 'Designação postal',
  locality: 'Localidade',
  parish: 'Freguesia',
  county: 'Concelho',
  district: 'Distrito',
  isStudent: 'Tarifa social para estudante universitário deslocado',
  studentFullName: 'Nome completo do estudante',
  studentFiscalNumber: 'NIF do estudante',
  studentAddress: 'Morada de residência do estudante',
  studentRegistrationCertificateFile: 'Comprovativo de matrícula',
  studentAddressCertificateFile: 'Comprovativo de residência',
  ...currentDeclarations,
  socialSecurityFiles: 'Comprovativos da Segurança Social (necessidades sociais especiais)',
  taxCustomsAuthorityFiles: 'Comprovativos da Autoridade Tributária (baixos rendimentos)',
  applications: 'Pedidos',
  applicationId: 'N.º do pedido',
  beginDate: 'Data de início',
  endDate: 'Data de fim',
  createdBy: 'Submetido por',
  postCode: 'Código postal',
  applicationStatusId: 'Estado do pedido',
  applicationStatusDescription: 'Estado',
  applicationStatusDate: 'Data do estado',
  createdOn: 'Data de criação',
  wasTSIActivationDelayed: 'Prazo de ativação da TSI excedido',
  isAnnualMaintenance: 'Pedido de manutenção',
  isRecheck: 'Reverificação',
  decision: 'Decisão',
  decidedBy: 'Decidido por',
  decisionBeginDate: 'Decidido desde',
  decisionEndDate: 'Decidido até',
  name: 'Nome',
  userStatusId: 'Estado',
  userId: 'Utilizador',
  userTypeId: 'Tipo de utilizador',
  parentId: 'Prestador',
  permissions: 'Acessos',
  users: 'Utilizadores',
  file: 'Ficheiro',
  filename: 'Nome do ficheiro',
  applicationStatus: 'Estado do pedido',
  reason: 'Motivo',
  applicationActivations: 'Pedidos',
  activationStartDate: 'Data de ativação',
  activationStartReasonId: 'Motivo do atraso',
  activationStartOtherReason: 'Qual/Quais?',
  activationEndDate: 'Data de fim',
  activationEndReasonId: 'Motivo',
  applicationCancellations: 'Pedidos',
  cancellationDate: 'Data de cancelamento',
  cancellationReasonId: 'Motivo',
  MaintenanceFile: 'Ficheiro de manutenção',
  maintenanceFileId: 'Ficheiro entregue',
  progress: 'Fase do processamento',
  annualMaintenanceUserNotification: 'Dados de notificação',
  email: 'E-mail',
  annualMaintenancePeriod: 'Período de comunicação dos prestadores',
  maintenanceRequestIdsToProcess: 'Pedidos de manutenção',
};

/** A field that has a label here. */
export type LabelledField = keyof typeof labels;

/**
 * The label of each field; forms, filters and the server's refusals use the same words. Keys are the field
 * names of spec 3.
 */
export const fieldLabels: Readonly<Record<LabelledField, string> & Record<string, string>> = labels;

/**
 * Labels of fields that no screen names: only refusals and the documentation of calls need them, so browsers
 * do without.
 */
const labelsOfCalls: Readonly<Record<string, string>> = {
  accessToken: 'Token de acesso',
  refreshToken: 'Token de renovação',
  pwdRequestIdentifier: 'Código da ligação',
  resourceFileId: 'Documento',
  resourceFileType: 'Tipo de documento',
  queue: 'Fila',
  sortBy: 'Ordenar por',
  sortOrder: 'Sentido da ordem',
  pageNumber: 'Página',
  pageSize: 'Resultados por página',
};

/**
 * The labels that refusals use, for fields of any call. Marked as pure so that a browser bundle that does not
 * use it drops it.
 */
export const refusalLabels: Readonly<Record<string, string>> = /* @__PURE__ */ Object.assign(
  {},
  fieldLabels,
  labelsOfCalls,
);
