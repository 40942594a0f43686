/** Facts logged with a line; never bodies, tokens or personal data. */
export type LogFacts = Readonly<Record<string, unknown>>;

/** The log for the server's operators. */
export interface Log {
  info(event: string, facts?: LogFacts): void;
  warn(event: string, facts?: LogFacts): void;
  error(event: string, facts?: LogFacts): void;
}
