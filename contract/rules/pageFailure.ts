/**
 * What the log takes of a page that could not be drawn: the kind of error, the pattern of the screen's path, and places in
 * the scripts of the build. No message, which may quote what was on the screen, and no id.
 */
export const pageFailureForms = {
  name: /^[A-Za-z]{1,60}$/,
  screen: /^(\/[A-Za-z-]{1,40}|\/:id){0,8}\/?$/,
  place: /^assets\/[\w.-]{1,120}:\d{1,7}:\d{1,7}$/,
  /** Places of one failure, the innermost first. */
  maxPlaces: 12,
} as const;
