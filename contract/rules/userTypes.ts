/** User types, by their ids (spec 3); a client is a system of a provider, which never signs in as a person does. */
export const userType = { administrator: 1, provider: 2, operator: 3, client: 4 } as const;

/** User statuses, by their ids (spec 3 and 11.7). */
export const userStatus = { active: 1, inactive: 2 } as const;
