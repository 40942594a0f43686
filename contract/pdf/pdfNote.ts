/** What a document holds besides pages, or what it lacks; kept with it and told where it is downloaded (docs/security.md, 5.2.2). */
export type PdfNote =
  /** No end, no table of its objects: cut off or made by hand. */
  | 'damaged'
  /** Its content can't be inspected, and perhaps not even read. */
  | 'encrypted'
  | 'javaScript'
  /** Starts a program, opens another file, sends data somewhere. */
  | 'externalAction'
  /** Something happens when it is opened. */
  | 'automaticAction'
  | 'embeddedFile'
  | 'dynamicForm'
  | 'richMedia'
  /** More was packed into it than is looked through. */
  | 'notFullyRead';
