import { z } from 'zod';
import { type Call, defineCall } from '../calls/defineCall';
import { version } from '../entities/version';
import type { RecordDeclaration } from './defineRecords';
import type { ActionReason } from './recordActions';
import { answeredWhole, newRecord, recordId } from './recordSchemas';

/**
 * Defines the calls of a plain resource's actions, by the action. With the `version` that was shown, an action refuses
 * a record that somebody has changed since.
 */
export const recordActionCalls = (declaration: RecordDeclaration): RecordActionCalls => {
  const { name, summary, access, actions = {} } = declaration;
  return Object.fromEntries(
    Object.entries(actions).map(([action, { move, reason }]) => {
      const rule = access[action];
      return [
        action,
        defineCall({
          capability: name,
          labels: { id: 'N.º', version: 'Versão', reason: reason?.labelText ?? 'Motivo' },
          method: 'POST',
          path: `/${name}/:id/actions/${action}`,
          summary: `${summary}: executa ${action} num registo`,
          access: rule ? [rule] : [],
          recordedAs: [move ? 'changeStatus' : 'update'],
          input: actionInput(declaration, reason),
          answer: answeredWhole(declaration),
          takesIdempotencyKey: true,
          refusals: { 409: 'Está num estado em que isto não se aplica, ou já não como `version` diz' },
        }),
      ];
    }),
  );
};

/** The calls of a plain resource's actions. */
export type RecordActionCalls = Readonly<
  Record<string, Call<ReturnType<typeof actionInput>, ReturnType<typeof answeredWhole>>>
>;

/** Builds the schema of what is sent; a reason is like a field of several lines. */
const actionInput = (declaration: RecordDeclaration, reason?: ActionReason) =>
  z.object({
    id: recordId(declaration),
    version: version.optional(),
    ...newRecord({ fields: reason ? [{ ...reason, source: 'reason', kind: 'longText' }] : [] }).shape,
  });
