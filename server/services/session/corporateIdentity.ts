/** What became of a corporate identity token: whose it is, or why that can't be said. */
export type CorporateIdentity =
  | { readonly outcome: 'proven'; readonly email: string }
  /** Forged, foreign, expired, or without an e-mail. */
  | { readonly outcome: 'invalid' }
  /** The provider that could prove it does not answer. */
  | { readonly outcome: 'unavailable' };

/** Reads the identity tokens of the regulator's OpenID provider. */
export type ReadCorporateIdentity = (token: string, now: Date) => Promise<CorporateIdentity>;
