const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Why a body is rejected. */
export type BodyProblem = 'malformed' | 'tooManyValues' | 'tooLarge';

interface ScanLimits {
  readonly maxDepth: number;
  readonly maxValues: number;
  /** Texts longer than this are reported. */
  readonly longTextBytes: number;
}

/** The start and end of a text in the bytes of a body, without its quotation marks. */
export interface TextSpan {
  readonly begin: number;
  readonly end: number;
}

/** Returns the end of the text that starts here, or -1; looks at each byte twice at most. */
const endOfText = (bytes: Uint8Array, begin: number): number => {
  for (let end = bytes.indexOf(quote, begin); end >= 0; end = bytes.indexOf(quote, end + 1)) {
    let slashes = 0;
    while (end - slashes > begin && bytes[end - slashes - 1] === backslash) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return -1;
};

/**
 * Scans the bytes of a JSON text once, before anything is built from it: rejects what is nested too deep or
 * has too many values, and reports where its long texts are. Leaves it to the parser whether it is JSON at
 * all.
 */
export const scanJson = (
  bytes: Uint8Array,
  { maxDepth, maxValues, longTextBytes }: ScanLimits,
): { problem: BodyProblem } | { longTexts: readonly TextSpan[] } => {
  const longTexts: TextSpan[] = [];
  let depth = 0;
  let values = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at];
    if (code === quote) {
      const end = endOfText(bytes, at + 1);
      if (end < 0) return { problem: 'malformed' };
      if (end - at > longTextBytes) longTexts.push({ begin: at + 1, end });
      at = end;
    } else if (code === comma) values += 1;
    else if (code === openList || code === openObject) {
      depth += 1;
      values += 1;
      if (depth > maxDepth) return { problem: 'malformed' };
    } else if (code === closeList || code === closeObject) depth -= 1;
    if (values > maxValues) return { problem: 'tooManyValues' };
  }
  return { longTexts };
};
