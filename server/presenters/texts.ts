import type { Described } from '../../contract/entities/described';
import { fieldLabels } from '../../contract/fieldLabels';
import type { ApplicationKind } from '../../contract/rules/applicationMoves';
import { formatNumber } from '../../contract/rules/formatNumber';
import { maxMaintenanceLines } from '../../contract/rules/maintenanceLimits';
import { maintenanceSheetName } from '../../contract/rules/maintenanceMessages';
import { fieldsWith, pickFields } from '../../contract/rules/requestFields';
import { userStatus } from '../../contract/rules/userTypes';

/** How an answer reads in a spreadsheet. */
export const yes = 'Sim';
export const no = 'Não';

/** The name and meaning of each status of a user or provider (spec 11.7). */
export const userStatusTexts: readonly Described[] = [
  { id: userStatus.active, description: 'Ativo', fullDescription: 'Pode entrar na aplicação.' },
  { id: userStatus.inactive, description: 'Inativo', fullDescription: 'Não pode entrar na aplicação.' },
];

/** The sheets of the workbook for providers' lists (spec 2.7 and 9). */
export const templateTexts = {
  sheet: maintenanceSheetName,
  example: 'Exemplo',
  instructions: 'Instruções',
  lines: [
    'Preencha a folha «Manutenção», a primeira deste ficheiro: uma linha por cada pedido com TSI ativa.',
    'Não altere os títulos da primeira linha (NIF e NIF do estudante) nem a ordem das duas colunas.',
    'NIF: número de identificação fiscal do cidadão, com 9 algarismos, sem espaços.',
    'NIF do estudante: só para a tarifa social de estudante universitário deslocado; nos outros casos fica vazio.',
    'Cada linha tem de corresponder a um pedido ativo do prestador, e não pode estar repetida.',
    `São aceites, no máximo, ${formatNumber(maxMaintenanceLines)} linhas por ficheiro, em formato .xlsx.`,
    'Se existir algum erro, nenhuma linha é registada: o ficheiro é devolvido com a coluna «Erros» preenchida.',
    'A folha «Exemplo» mostra linhas bem preenchidas; os NIF são fictícios.',
  ],
} as const;

/** The headings and file name of the maintenance requests' export (spec 2.7 and 9). */
export const maintenanceExportTexts = {
  createdOn: 'Data de criação',
  original: 'Pedido original',
  originalStatus: 'Estado do pedido original',
  status: 'Estado do pedido de manutenção',
  statusDate: 'Data do estado',
  addressChange: 'Alteração de morada',
  sheet: 'Pedidos de manutenção',
  file: (day: string) => `Pedidos de Manutencao ${day}.xlsx`,
} as const;

const kinds: Readonly<Record<ApplicationKind, string>> = {
  request: 'Pedido',
  recheck: 'Reverificação',
  maintenance: 'Manutenção',
};

/** The headings and values of the anonymised export. */
export const anonymizedTexts = {
  columns: [
    'Tipo de pedido',
    'Estado no fim do mês anterior',
    'Trimestre de criação',
    'Distrito',
    'Estudante universitário',
    'Documentos entregues',
    'Prazo de ativação da TSI excedido',
  ],
  kinds,
  withheld: 'Não divulgado',
  notApplicable: 'Não aplicável',
} as const;

/** The page of a person's file. */
export const personPageTexts = {
  title: 'Dados guardados sobre uma pessoa',
  file: (day: string) => `dados-de-uma-pessoa-${day}.zip`,
  about: (nif: string, day: string) =>
    `Tudo o que a aplicação guarda sobre o NIF ${nif}, como titular ou estudante, em ${day}. Os mesmos dados estão em dados.json; os documentos, na pasta documentos.`,
  others:
    'O que respeita a outras pessoas fica de fora: quem agiu é indicado pela sua organização, e os dados dos outros membros do agregado não constam. Os textos livres (motivos, notas, mensagens) vão como foram escritos: leia-os antes de entregar.',
  nothing: 'Não há nada guardado sobre este NIF.',
  mentions: 'O que está escrito noutros sítios sobre esta pessoa',
  notIncluded:
    'Não foi possível incluir este documento: já foi eliminado, ou a verificação de vírus não permite abri-lo.',
  request: (kind: string, id: number, role: string) => `${kind} n.º ${id} (${role})`,
  yes: 'Sim',
  no: 'Não',
  none: '–',
  labels: {
    ...pickFields(fieldLabels, fieldsWith({ kind: 'text' })),
    place: 'Onde',
    person: 'Pessoa',
    fullName: 'Nome',
    fiscalNumber: 'NIF',
    address: 'Morada',
    cp4: 'Código postal',
    cp3: 'Código postal (extensão)',
    postalDesignation: 'Designação postal',
    arteryDesignation: 'Arruamento',
    doorNumber: 'Porta',
    floor: 'Andar',
    floorSuffix: 'Lado',
    locality: 'Localidade',
    parish: 'Freguesia',
    county: 'Concelho',
    district: 'Distrito',
    provider: 'Prestador de serviço',
    createdOn: 'Criado em',
    status: 'Estado',
    statusDate: 'Data do estado',
    isStudent: 'Estudante universitário',
    applicantGaveConsent: 'Consentimento declarado',
    applicantProvidedRequiredDocuments: 'Documentos declarados como entregues',
    hasAddressChanged: 'Morada alterada',
    eligibilityNotificationSentDate: 'Notificação da elegibilidade',
    activationStartDate: 'Início da tarifa',
    activationEndDate: 'Fim da tarifa',
    cancellationDate: 'Cancelamento',
    yearlyList: 'Lista anual de que veio',
    filename: 'Nome do ficheiro',
    history: 'Histórico',
    on: 'Quando',
    by: 'Por',
    reasons: 'Motivos',
    socialSecurityAnswer: 'Resposta da Segurança Social',
    taxAuthorityAnswer: 'Resposta da Autoridade Tributária',
    serviceAnswers: 'Respostas dos serviços externos',
    service: 'Serviço',
    code: 'Código',
    notes: 'Notas internas',
    text: 'Texto',
    elements: 'Elementos pedidos',
    dueDate: 'Prazo',
    answeredOn: 'Respondido em',
    answer: 'Resposta',
    mails: 'Mensagens',
    sentOn: 'Enviada em',
    subject: 'Assunto',
    body: 'Mensagem',
    approvals: 'Aprovações por outra pessoa',
    act: 'Ato',
    state: 'Situação',
    reason: 'Motivo',
    consents: 'Declarações assinaladas',
    version: 'Versão do texto',
    holds: 'Conservações determinadas',
    until: 'Até',
    endedOn: 'Levantada em',
    documents: 'Documentos',
    kind: 'Tipo',
    path: 'No ZIP',
    accesses: 'Quem consultou',
    what: 'O quê',
    inList: 'Numa lista',
  },
} as const;
