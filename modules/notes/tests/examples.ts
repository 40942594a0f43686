import { applicationNotes } from '../../../server/db/schema/applicationNotes';
import { applicationId, type Examples } from '../../../tests/server/conformance/example';

/** How the conformance test makes each call of the module. */
export const examples: Examples = {
  getNotes: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server, providerId) => {
      const { applicationId: id } = await applicationId(server, providerId);
      await server.db.insert(applicationNotes).values({
        applicationId: id,
        authorId: providerId,
        createdOn: new Date(),
        text: 'Falei ao telefone.',
      });
      return { applicationId: id };
    },
  },
  addNote: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server, providerId) => ({
      ...(await applicationId(server, providerId)),
      note: 'Falei ao telefone.',
    }),
  },
};
