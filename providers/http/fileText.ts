/** Stands in a call's input for a text that is the content of a file; it is read while the body is written. */
export class FileText {
  constructor(
    readonly file: Blob,
    /** Stands before the content, which goes as base64; part of a JSON text as it is. */
    readonly prefix: string,
    /** What to tell when the file can't be read. */
    readonly unreadableMessage: string,
  ) {}
}
