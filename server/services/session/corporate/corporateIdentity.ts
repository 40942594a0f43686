/** The result of reading a corporate identity token: whose it is, or why that can't be said. */
export type CorporateIdentity =
  | {
      readonly outcome: 'proven';
      /** The permanent identity: the issuer, and its own id for the person. */
      readonly issuer: string;
      readonly subject: string;
      /** An e-mail that the provider vouches for, if there is one. */
      readonly email?: string;
      /** How the provider says that it identified the person: its values of `amr` and `acr`. */
      readonly methods?: readonly string[];
      /** When it identified the person, who may have been signed in there since; now when absent. */
      readonly provenOn?: Date;
    }
  /** Forged, foreign or expired. */
  | { readonly outcome: 'invalid' }
  /** The provider that could prove it does not answer. */
  | { readonly outcome: 'unavailable' };

/** Reads the identity tokens of the regulator's OpenID provider. */
export type ReadCorporateIdentity = (token: string, now: Date) => Promise<CorporateIdentity>;
