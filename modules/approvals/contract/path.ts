/** The address of what waits for a second person. */
export const path = '/approvals';
