/** Height of the header in pixels; what sticks below it keeps this distance. */
export const headerHeight = 56;
