import { eq } from 'drizzle-orm';
import { personFiles } from '../../../server/db/schema/personFiles';
import { users } from '../../../server/db/schema/users';
import { callers, type Examples, nothing } from '../../../tests/server/conformance/example';
import { validNif } from '../../../tests/support/nifs';

/** Examples of the calls about what is held of people. */
export const dataProtectionExamples: Examples = {
  getPaper: { as: 'Administrator', refuses: 'Operator', input: async () => ({ paper: 'register' }) },
  downloadPaper: { as: 'Administrator', refuses: 'Operator', input: async () => ({ paper: 'assessment' }) },
  askPersonFile: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async ({ db }) => {
      await db.delete(personFiles);
      return { fiscalNumber: validNif(4_100_100), reason: 'Pedido de acesso de 26-11-2026.' };
    },
  },
  getPersonFiles: { as: 'Administrator', refuses: 'Provider', input: nothing },
  fetchPersonFile: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async ({ db }) => {
      const [caller] = await db.select().from(users).where(eq(users.username, callers.Administrator));
      const [file] = await db
        .insert(personFiles)
        .values({
          askedById: caller?.id ?? 0,
          askedOn: new Date(),
          madeOn: new Date(),
          fiscalNumber: validNif(4_100_101),
          reason: 'Pedido de acesso de 26-11-2026.',
          state: 'ready',
        })
        .returning();
      return { personFileId: file?.id ?? 0 };
    },
  },
};
