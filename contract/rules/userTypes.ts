/** User types, by their ids (spec 3). */
export const userType = { administrator: 1, provider: 2, operator: 3 } as const;
/** User statuses, by their ids (spec 9 and api.md). */
export const userStatus = { active: 1, inactive: 2 } as const;
