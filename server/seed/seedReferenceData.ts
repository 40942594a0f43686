import { lossOfEligibilityReasonId } from '../../contract/rules/activation';
import type { Database } from '../db/database';
import { reasons } from '../db/schema/applicationHistory';

/** Adds missing data that every installation needs, with or without demo data; runs at each start. */
export const seedReferenceData = async (db: Database): Promise<void> => {
  await db.insert(reasons).values(referenceReasons).onConflictDoNothing();
};

/** The reasons that dialogs offer; activation reasons 4 and 5, for a delay, require a text as well (spec 5). */
export const referenceReasons: (typeof reasons.$inferInsert)[] = [
  { kind: 'activation', id: 1, description: 'Indisponibilidade do cidadão para a instalação' },
  { kind: 'activation', id: 2, description: 'Dificuldades técnicas na instalação' },
  { kind: 'activation', id: 3, description: 'Falta de cobertura no local' },
  { kind: 'activation', id: 4, description: 'Outro motivo imputável ao cidadão' },
  { kind: 'activation', id: 5, description: 'Outro motivo imputável ao prestador' },
  { kind: 'inactivation', id: 1, description: 'A pedido do cidadão' },
  { kind: 'inactivation', id: 2, description: 'Alteração de morada' },
  { kind: 'inactivation', id: 3, description: 'Mudança de prestador' },
  { kind: 'inactivation', id: 4, description: 'Falta de pagamento' },
  {
    kind: 'inactivation',
    id: lossOfEligibilityReasonId,
    description: 'Perda das condições de elegibilidade',
  },
  { kind: 'inactivation', id: 6, description: 'Óbito do titular' },
  { kind: 'cancellation', id: 1, description: 'Desistência do cidadão' },
  { kind: 'cancellation', id: 2, description: 'Pedido submetido por engano' },
  { kind: 'cancellation', id: 3, description: 'Dados incorretos no pedido' },
  { kind: 'cancellation', id: 4, description: 'Sem cobertura no local' },
  { kind: 'cancellation', id: 5, description: 'O cidadão já beneficia da tarifa noutro prestador' },
];
