/** An e-mail. */
export interface Mail {
  /** The recipient; several addresses are separated by commas. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The Message-ID, which a repeat keeps: without brackets, with the server's name after the @. */
  readonly messageId?: string;
  /** When it was created; now when absent. */
  readonly date?: Date;
}

/** Sends e-mails out of the server; fails when an e-mail was not accepted. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Removes what it kept of messages that lead to these requests; absent where it keeps none. */
  removeAbout?(applicationIds: readonly number[]): Promise<void>;
}
