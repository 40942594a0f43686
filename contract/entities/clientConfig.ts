import { z } from 'zod';

/**
 * Settings of the OpenID provider that the browser uses to sign regulator staff in with their corporate
 * account (spec 2.2 and 7).
 */
export const corporateSignInConfig = z.object({
  /**
   * The provider's issuer, as in its discovery document; always https, since the browser's library refuses
   * anything else.
   */
  authority: z.url({ protocol: /^https$/ }),
  clientId: z.string().min(1),
  /** Scopes requested in addition to the identity itself. */
  scopes: z.array(z.string().min(1)),
  /** Path of this application to which the provider redirects the browser; registered at the provider. */
  redirectPath: z.string().startsWith('/'),
  /** Whether the provider's page replaces this one or opens in a popup; redirect when absent. */
  interaction: z.enum(['redirect', 'popup']).optional(),
});
export type CorporateSignInConfig = z.infer<typeof corporateSignInConfig>;

/**
 * The settings that /config.json gives the web application at run time, so that one build serves every
 * deployment (spec 1).
 */
export const clientConfig = z.object({
  productName: z.string().min(1).optional(),
  /** Who answers for the service, named in the footer. */
  responsibleEntity: z.string().min(1).optional(),
  contactEmail: z.string().min(1),
  contactPhone: z.string().min(1),
  /** A link in the header; restricted to http and https so that a browser never executes it. */
  helpUrl: z.url({ protocol: /^https?$/ }),
  /** Absent when a deployment has no corporate sign-in. */
  corporateSignIn: corporateSignInConfig.optional(),
  /** Whether password sign-in is disabled, leaving the corporate account as the only way in. */
  isPasswordSignInClosed: z.boolean().optional(),
  /** Whether some people are asked for a factor, so that they are told while there are days of grace. */
  asksForFactor: z.boolean().optional(),
  /** The privacy notice, where it is not the usual one: its http or https URL, or its text in paragraphs. */
  privacyNotice: z.string().min(1).optional(),
  /** Whether administrators are asked, once for each session, why they look citizens up. */
  asksPurpose: z.boolean().optional(),
  /** The calls of our own (spec 7.7) that the back end supports; absent when it supports none. */
  extensions: z.array(z.string().min(1)).optional(),
});
export type ClientConfig = z.infer<typeof clientConfig>;
