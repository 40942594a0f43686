import type { FileTypeId } from '../../../../contract/entities/fileType';
import type { ApplicationKind } from '../../../../contract/rules/applicationMoves';
import type { HouseholdServiceName, ServiceResult } from '../../../../contract/rules/verification';
import type { approvals } from '../../../../server/db/schema/approvals';
import type { renewalItems } from '../../../../server/db/schema/renewals';

/** Texts of a person's file. */
export const personFileTexts = {
  system: 'Sistema',
  regulator: 'Regulador',
  provider: 'Prestador de serviço',
  /** Stands where a text had the NIF of somebody else. */
  ofAnother: '[NIF de outra pessoa]',
  asked: 'Já pediu os dados deste NIF. Descarregue-os, ou espere que estejam prontos.',
  gone: 'Este ficheiro já não está disponível: foi descarregado ou passou o prazo. Peça-o de novo.',
  kinds: {
    request: 'Pedido de verificação de elegibilidade',
    recheck: 'Pedido de reverificação',
    maintenance: 'Pedido de manutenção anual',
  } satisfies Readonly<Record<ApplicationKind, string>>,
  roles: {
    applicant: 'titular',
    student: 'estudante do agregado',
    both: 'titular e estudante',
  },
  documents: {
    0: 'documento',
    1: 'consentimento',
    2: 'comprovativo de morada do estudante',
    3: 'comprovativo de matrícula',
    4: 'comprovativo da Autoridade Tributária',
    5: 'comprovativo da Segurança Social',
  } satisfies Readonly<Record<FileTypeId, string>>,
  approvals: {
    pending: 'por aprovar',
    confirmed: 'aprovado',
    refused: 'recusado',
    withdrawn: 'retirado por quem o pediu',
    expired: 'prazo terminado',
  } satisfies Readonly<Record<(typeof approvals.$inferSelect)['state'], string>>,
  renewals: {
    toAsk: 'por perguntar aos serviços',
    silent: 'sem resposta dos serviços',
    renewed: 'renovada',
    exception: 'sem elegibilidade confirmada',
    noticed: 'prestador avisado do fim',
    waiting: 'aguarda uma decisão',
    ended: 'terminada',
    left: 'fora da renovação',
  } satisfies Readonly<Record<(typeof renewalItems.$inferSelect)['state'], string>>,
  services: {
    socialSecurity: 'Segurança Social',
    taxAuthority: 'Autoridade Tributária',
  } satisfies Readonly<Record<HouseholdServiceName, string>>,
  results: {
    yes: 'confirmou',
    no: 'não confirmou',
    conditional: 'respondeu com uma condição',
  } satisfies Readonly<Record<ServiceResult, string>>,
} as const;
