import { hostname } from 'node:os';
import { pino } from 'pino';
import type { Log, LogFacts } from '../lib/log';
import { programVersion } from './programVersion';

/** The severity of a log line. */
export type LogLevel = 'info' | 'warn' | 'error';

/**
 * Creates a log of JSON lines on standard output, each with version, host and process, and what `mixin` returns.
 * `onLine` is called for each line, even one below the level.
 */
export const createLog = (
  level: string,
  onLine: (level: LogLevel) => void = () => undefined,
  mixin: () => LogFacts = () => ({}),
): Log => {
  const logger = pino({
    level,
    base: { version: programVersion, host: hostname(), pid: process.pid },
    mixin,
    timestamp: pino.stdTimeFunctions.isoTime,
  });
  const write =
    (lineLevel: LogLevel): Log['info'] =>
    (event, facts) => {
      onLine(lineLevel);
      logger[lineLevel](facts ?? {}, event);
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
};
