import type { Database } from '../db/database';
import { decisionTexts } from '../db/schema/decisionTexts';

/** Adds the decision texts of the demo data. */
export const seedDecisionTexts = async (db: Database): Promise<void> => {
  await db.insert(decisionTexts).values(
    [
      [
        'Rendimentos acima do limite',
        'Os rendimentos do agregado familiar ultrapassam o limite previsto na lei.',
      ],
      ['Sem prestação social', 'O cidadão não beneficia de nenhuma das prestações sociais previstas na lei.'],
      [
        'Comprovativos ilegíveis',
        'Não foi possível ler os comprovativos entregues. Submeta um novo pedido com documentos legíveis.',
      ],
      ['Comprovativos fora de prazo', 'Os comprovativos entregues já não estão dentro do prazo de validade.'],
      [
        'Agregado já beneficia da tarifa',
        'O agregado familiar já beneficia da tarifa social de internet noutro contrato.',
      ],
    ].map(([title = '', text = ''], index) => ({ title, text, order: index + 1, active: index !== 3 })),
  );
};
