/** One heading of a page of help, with what stands below it. */
export interface HelpPart {
  heading: string;
  paragraphs?: readonly string[];
  /** What to do, one after the other. */
  steps?: readonly string[];
}

/** How large every picture is in CSS pixels, so that nothing moves when it comes: as wide as the screens of a phone, and legible beside the work. */
export const pictureSize = { width: 358, height: 320 } as const;

/** A picture of a screen, taken by `npm run screenshots`. */
export interface HelpPicture {
  src: string;
  /** What is seen, for whoever can't see it. */
  alt: string;
}

/** A page of help about one job, in the words of somebody who explains it. */
export interface HelpPage {
  /** The last part of its address. */
  slug: string;
  title: string;
  /** What it is for, in one sentence. */
  summary: string;
  picture: HelpPicture;
  parts: readonly HelpPart[];
}
