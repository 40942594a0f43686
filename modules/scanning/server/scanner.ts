/**
 * What a scanner says of a document; `name` is that of the malicious software, or of why it can not say: `unscannable` is
 * neither clean nor malicious, and asking again changes nothing.
 */
export type ScanVerdict =
  | { readonly outcome: 'clean' }
  | { readonly outcome: 'infected' | 'unscannable'; readonly name: string };

/** How a scan ended; `failed` without a verdict. */
export type ScanOutcome = ScanVerdict['outcome'] | 'failed';

/** Scans documents for malicious software. */
export interface Scanner {
  /**
   * Returns the verdict about a document, within the time that a job has.
   * @throws {NoVerdict} if there is none: the document may then be anything
   */
  scan(content: Uint8Array): Promise<ScanVerdict>;
}

/** Why there is no verdict, in the reasons of the log: `rejected` is for a size limit, `status` for a scan that failed. */
export type NoVerdictCode = 'unreachable' | 'timeOut' | 'broken' | 'rejected' | 'status' | 'nonsense';

/** Thrown if a scanner gave no verdict; it says why, never what was scanned. */
export class NoVerdict extends Error {
  override readonly name = 'NoVerdict';

  constructor(
    readonly code: NoVerdictCode,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}
