/** Where the accessibility statement stands, for everybody. */
export const accessibilityRoute = '/accessibility';
