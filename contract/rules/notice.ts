/** What the server tells a person beside the answer of a call: a header that may occur in every answer. */
export const notice = {
  header: 'Notice',
  /** Returns the header's value; headers hold ASCII only. */
  write: (text: string): string => encodeURIComponent(text),
  read: (value: string): string => decodeURIComponent(value),
} as const;
