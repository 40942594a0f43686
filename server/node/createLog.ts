import { pino } from 'pino';
import type { Log } from '../log';

/** A log of JSON lines on standard output. */
export const createLog = (level: string): Log => {
  const logger = pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
  return {
    info: (event, facts) => logger.info(facts ?? {}, event),
    warn: (event, facts) => logger.warn(facts ?? {}, event),
    error: (event, facts) => logger.error(facts ?? {}, event),
  };
};
