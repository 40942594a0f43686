/** What may wait for the provider's side, in the order in which the page and the weekly e-mail say it: what another has set a day for comes first. */
export const toDoKinds = [
  'elementsAsked',
  'activationOverdue',
  'activationDue',
  'toCommunicate',
  'addressChanged',
  'inConflict',
] as const;
export type ToDoKind = (typeof toDoKinds)[number];
