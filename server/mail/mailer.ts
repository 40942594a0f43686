/** An e-mail. */
export interface Mail {
  /** Whom it goes to; several addresses are separated by commas. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** What a repeat of it has too: without brackets, with the server's name behind an @. */
  readonly messageId?: string;
  /** When it came to be; now when absent. */
  readonly date?: Date;
}

/** What carries e-mails out of the server; fails when an e-mail was not taken over. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
