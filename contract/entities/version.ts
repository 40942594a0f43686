import { z } from 'zod';

/** Names the state of a record; an answer has it, and a change sends it back. */
export const version = z.string().max(100).meta({
  description:
    'Identifica o estado de um registo; devolvido com uma alteração, recusa-a se o estado já for outro',
});
