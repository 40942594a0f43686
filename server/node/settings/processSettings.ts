import { availableParallelism } from 'node:os';
import { z } from 'zod';

/** The variables for how many processes there are, and for what they share (docs/operate.md, "Several processes"). */
export const processVariables = {
  WORKERS: z
    .union(
      [
        z.literal('auto').transform(() => availableParallelism()),
        z
          .string()
          .regex(/^\d{1,3}$/)
          .transform(Number)
          .pipe(z.number().min(1).max(128)),
      ],
      { error: 'must be auto, or a number from 1 to 128' },
    )
    .optional(),
  FILE_THREADS: z.coerce.number().int().min(1).max(64).default(2),
  BODY_MEMORY_MB: z.coerce.number().int().min(1).max(100_000).default(160),
};

/** Room for one of the largest calls in each process, which the division must leave. */
const leastBodyMegabytes = 83;

/** Converts the environment's variables; what is for the whole server is divided among its processes. */
export const processSettings = (env: z.infer<z.ZodObject<typeof processVariables>>) => {
  const { WORKERS: processes = 1 } = env;
  const ofEach = Math.max(env.BODY_MEMORY_MB / processes, Math.min(env.BODY_MEMORY_MB, leastBodyMegabytes));
  return {
    /** Processes that answer calls on one port; undefined for one process without a primary. */
    processes: env.WORKERS,
    /** Processes of each that judge files; passwords and bodies have a thread each. */
    fileThreads: Math.max(1, Math.floor(env.FILE_THREADS / processes)),
    /** How many bytes of large bodies each holds at once. */
    bodyBytes: Math.floor(ofEach * 1_000_000),
  };
};
