/** Facts beside a log line; never bodies, tokens or personal data. */
export type LogFacts = Readonly<Record<string, unknown>>;

/** Where the server writes what its operators should know. */
export interface Log {
  info(event: string, facts?: LogFacts): void;
  warn(event: string, facts?: LogFacts): void;
  error(event: string, facts?: LogFacts): void;
}
