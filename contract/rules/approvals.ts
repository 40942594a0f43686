/** The acts for which an administrator can ask that a second person confirms them. */
export const actsOfTwo = ['processRequests', 'nonEligible', 'newOperators', 'erasePerson'] as const;
export type ActOfTwo = (typeof actsOfTwo)[number];

/** Everything that can wait for a second person: these acts, and no longer needing one for them. */
export const heldActs = [...actsOfTwo, 'switchOff'] as const;
export type HeldActName = (typeof heldActs)[number];
