/** What of a statement is looked at here. */
interface Statement {
  readonly text: string;
  readonly name?: string | undefined;
}

/** More than the server's calls have; each connection keeps the plans of those that it was sent. */
const mostNames = 150;
/** A text that was not sent as often may never come again. */
const timesBefore = 3;
/** Texts that are remembered without a name. */
const mostRemembered = 2_000;

/**
 * Gives statements that are sent again and again a name each, so that PostgreSQL reads and plans them once for each
 * connection: planning the page of a list costs more than reading it. Values are never part of a text.
 */
export const createStatementNames = (): (<T extends Statement>(statement: T) => T) => {
  const names = new Map<string, string>();
  const times = new Map<string, number>();

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNames) return known;
    const sent = (times.get(text) ?? 0) + 1;
    if (sent <= timesBefore) {
      if (times.size >= mostRemembered) times.clear();
      times.set(text, sent);
      return undefined;
    }
    times.delete(text);
    const name = `tsi_${names.size}`;
    names.set(text, name);
    return name;
  };

  return (statement) => {
    if (statement.name) return statement;
    const name = nameOf(statement.text);
    return name === undefined ? statement : { ...statement, name };
  };
};
