/** A call without a session that the server refused: its first message, status and body (spec 8). */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(message: string, status: number, body: unknown) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.body = body;
  }
}
