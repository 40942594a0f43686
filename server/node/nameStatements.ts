/** The parts of a statement that matter here. */
interface Statement {
  readonly text: string;
  readonly name?: string | undefined;
}

/** More statements than the server's calls have; each connection keeps the plans of those it was sent. */
const maxNames = 150;
/** How often a text is sent before it gets a name; a rarer one may never come again. */
const timesBefore = 3;
/** How many texts without a name are remembered. */
const maxRemembered = 2_000;

/**
 * Names statements that are sent repeatedly, so that PostgreSQL parses and plans each only once per connection:
 * planning the query for a page of a list costs more than running it. Values are never part of a text.
 */
export const createStatementNames = (): (<T extends Statement>(statement: T) => T) => {
  const names = new Map<string, string>();
  const times = new Map<string, number>();

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNames) return known;
    const sent = (times.get(text) ?? 0) + 1;
    if (sent <= timesBefore) {
      if (times.size >= maxRemembered) times.clear();
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
