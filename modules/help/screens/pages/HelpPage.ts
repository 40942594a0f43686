/** A heading of a help page, with the content below it. */
export interface HelpPart {
  heading: string;
  paragraphs?: readonly string[];
  /** What to do, step by step. */
  steps?: readonly string[];
}

/**
 * The size of every picture in CSS pixels, so that nothing moves when it loads: as wide as a phone's screen,
 * and legible beside the work.
 */
export const pictureSize = { width: 358, height: 320 } as const;

/** A picture of a screen, taken by `npm run screenshots`. */
export interface HelpPicture {
  src: string;
  /** Describes the picture to users who can't see it. */
  alt: string;
}

/** A help page about one job, worded as a person would explain it. */
export interface HelpPage {
  /** The last part of the page's URL. */
  slug: string;
  title: string;
  /** What the page is for, in one sentence. */
  summary: string;
  /** The day of its last change, in ISO: a test tells when it is to be set anew. */
  updated: string;
  picture?: HelpPicture;
  parts: readonly HelpPart[];
}
