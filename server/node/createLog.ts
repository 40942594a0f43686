import { pino } from 'pino';
import type { Log } from '../parts/log';

/** What a log line tells of how bad it is. */
export type LogLevel = 'info' | 'warn' | 'error';

/** A log of JSON lines on standard output; `onLine` learns of each, written or below the level. */
export const createLog = (level: string, onLine: (level: LogLevel) => void = () => undefined): Log => {
  const logger = pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
  const write =
    (lineLevel: LogLevel): Log['info'] =>
    (event, facts) => {
      onLine(lineLevel);
      logger[lineLevel](facts ?? {}, event);
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
};
