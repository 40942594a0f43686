/** User types, by their ids (spec 3). */
export const userType = { administrator: 1, provider: 2, operator: 3 } as const;
/** User statuses, by their ids (spec 3 and 11.7). */
export const userStatus = { active: 1, inactive: 2 } as const;
