/** Returns the keys of a table of labels, as a schema of their choice wants them. */
export const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>): [Key, ...Key[]] =>
  Object.keys(labels) as [Key, ...Key[]];
