import { statusName } from '../../contract/entities/statusTexts';
import type { ApplicationKind } from '../../contract/rules/applicationMoves';
import type { AnonymousGroup } from '../services/export/countAlike';

const kindTexts: Readonly<Record<ApplicationKind, string>> = {
  request: 'Pedido',
  recheck: 'Reverificação',
  maintenance: 'Manutenção',
};
const withheld = 'Não divulgado';
const yesOrNo = (value: boolean | null, none = withheld) => (value === null ? none : value ? 'Sim' : 'Não');
const statusText = (statusId: number | null) => (statusId === null ? withheld : statusName(statusId));

/** The column headings of the anonymised export. */
export const anonymizedColumns: readonly string[] = [
  'Tipo de pedido',
  'Estado no fim do mês anterior',
  'Trimestre de criação',
  'Distrito',
  'Estudante universitário',
  'Documentos entregues',
  'Prazo de ativação da TSI excedido',
];

const presentGroup = (group: AnonymousGroup): string[] => [
  group.kind === null ? withheld : kindTexts[group.kind],
  statusText(group.statusId),
  group.quarter ?? withheld,
  group.district ?? withheld,
  yesOrNo(group.isStudent),
  yesOrNo(group.hasDocuments),
  yesOrNo(group.wasActivatedLate, group.isStudent === null ? withheld : 'Não aplicável'),
];

/** Yields one row for each application of each group. */
export function* presentAnonymized(groups: readonly AnonymousGroup[]): Generator<readonly string[]> {
  for (const group of groups) {
    const row = presentGroup(group);
    for (let written = 0; written < group.count; written += 1) yield row;
  }
}
