/** Where the accessibility statement stands, for everybody (issue 8). */
export const accessibilityRoute = '/accessibility';
