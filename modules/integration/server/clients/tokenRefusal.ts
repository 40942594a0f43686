/** Why no token was given, as OAuth 2 says it (RFC 6749, section 5.2). */
export type TokenError =
  | 'invalid_request'
  | 'invalid_client'
  | 'unauthorized_client'
  | 'unsupported_grant_type';

/** A refused token: the code and English description that libraries read, and the Portuguese text that people do. */
export class TokenRefusal extends Error {
  override readonly name = 'TokenRefusal';

  constructor(
    readonly code: TokenError,
    /** Of the printable ASCII characters that OAuth 2 allows: without quotation marks and backslashes. */
    readonly description: string,
    message: string,
  ) {
    super(message);
  }
}
