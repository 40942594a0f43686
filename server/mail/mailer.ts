/** An e-mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** What carries e-mails out of the server; fails when an e-mail was not taken over. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
