/** Loads all that needs a session, react-admin with it; the session screens do without. */
export const loadMainPart = () => import('../App');
