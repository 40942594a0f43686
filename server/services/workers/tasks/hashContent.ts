import { nativeDigestOf } from '../../../../contract/digestOf';

/** A file of a call: the text that stands for it in what was read, and the SHA-256 of its bytes. */
interface ReadFile {
  readonly text: string;
  readonly digest?: string;
}

/**
 * Returns `content ` and the SHA-256, in hexadecimal, of a head and of what was read of a call. Two spellings of one content
 * have one hash: the order of keys, blanks, escapes and line ends make no difference, null is the same as an absent field,
 * and a file counts by its type and bytes, in whichever form of body it came (spec 10).
 */
export const hashContent = async (
  head: string,
  value: unknown,
  files: readonly ReadFile[] = [],
): Promise<string> => {
  const digests = new Map<string, string>();
  for (const { text, digest } of files)
    if (digest) digests.set(text, `${text.slice(0, text.indexOf('#'))}${digest}`);
  const spelt = JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'string') return digests.get(inner) ?? inner;
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    const fields = Object.entries(inner).filter(([, field]) => field !== null);
    return Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
  return `content ${await nativeDigestOf(new TextEncoder().encode(`${head}\n${spelt}`))}`;
};
