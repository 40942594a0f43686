/**
 * The data that the log accepts about a page that could not be rendered: the kind of error, the pattern of
 * the page's path, and locations in the build's scripts. It takes no message, which might quote what was on
 * the screen, and no ids.
 */
export const pageFailurePatterns = {
  name: /^[A-Za-z]{1,60}$/,
  screen: /^(\/[A-Za-z-]{1,40}|\/:id){0,8}\/?$/,
  place: /^assets\/[\w.-]{1,120}:\d{1,7}:\d{1,7}$/,
  /** The most locations for one failure, innermost first. */
  maxPlaces: 12,
} as const;
