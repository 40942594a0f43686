import { z } from 'zod';

/** Names the state of a record; an answer has it, and a change sends it back. */
export const version = z.string().max(100).meta({
  description: 'Names the state of a record; sent back with a change, it refuses one of another state',
});
