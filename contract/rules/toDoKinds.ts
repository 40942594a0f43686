/** What may wait for the provider's side, in the order in which it is shown. */
export const toDoKinds = [
  'activationOverdue',
  'activationDue',
  'toCommunicate',
  'addressChanged',
  'inConflict',
] as const;
export type ToDoKind = (typeof toDoKinds)[number];
