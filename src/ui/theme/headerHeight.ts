/** Height of the header in pixels; sticky elements keep this distance from the top. */
export const headerHeight = 56;
