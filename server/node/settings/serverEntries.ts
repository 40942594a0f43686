/** Recognizes the server's own entries in its data folder, by their names; other files there are not ours. */
export const isServers = (name: string): boolean =>
  /^(db|sandbox|mail|erasures|server\.lock|token-secret.*|document-key.*)$/.test(name);
