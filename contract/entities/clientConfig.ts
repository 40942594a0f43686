import { z } from 'zod';

/** Where regulator staff sign in with the corporate account, for the browser (spec 2.2 and 7); settings of an OpenID provider. */
export const corporateSignInConfig = z.object({
  /** The provider's issuer, as its discovery document says; always https, or the browser's library refuses it. */
  authority: z.url({ protocol: /^https$/ }),
  clientId: z.string().min(1),
  /** Asked for besides the identity itself. */
  scopes: z.array(z.string().min(1)),
  /** Path of this application that the provider sends the browser back to; registered at the provider. */
  redirectPath: z.string().startsWith('/'),
  /** Whether the provider's page takes this one's place or opens in a window; the former when absent. */
  interaction: z.enum(['redirect', 'popup']).optional(),
});
export type CorporateSignInConfig = z.infer<typeof corporateSignInConfig>;

/** What /config.json tells the web application at run time, so that one build serves every deployment (spec 1). */
export const clientConfig = z.object({
  productName: z.string().min(1).optional(),
  contactEmail: z.string().min(1),
  contactPhone: z.string().min(1),
  /** A link of the header, and so nothing that a browser would run. */
  helpUrl: z.url({ protocol: /^https?$/ }),
  /** Absent where a deployment has no corporate sign-in. */
  corporateSignIn: corporateSignInConfig.optional(),
  /** Whether nobody may sign in by password: the corporate account is then the only way in. */
  isPasswordSignInClosed: z.boolean().optional(),
  /** The calls of our own (spec 7.7) that the back end knows. Absent where it knows none. */
  extensions: z.array(z.string().min(1)).optional(),
});
export type ClientConfig = z.infer<typeof clientConfig>;
