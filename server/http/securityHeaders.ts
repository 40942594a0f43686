import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const self = "'self'";

/**
 * The headers that keep a browser from doing more with an answer than the application needs, which includes
 * asking the OpenID provider of corporate sign-in for tokens.
 */
export const securityHeaders = (corporateAuthority?: string): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [self],
      scriptSrc: [self],
      // The component library writes its rules into style elements while it runs; a nonce would have to
      // change with each answer, and index.html is a static file.
      styleSrc: [self, "'unsafe-inline'"],
      imgSrc: [self, 'data:', 'blob:'],
      fontSrc: [self, 'data:'],
      connectSrc: corporateAuthority ? [self, new URL(corporateAuthority).origin] : [self],
      workerSrc: [self, 'blob:'],
      objectSrc: ["'none'"],
      baseUri: [self],
      formAction: [self],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: 'max-age=15552000',
    referrerPolicy: 'no-referrer',
    // The corporate sign-in may open a window of another origin and must hear from it.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    xFrameOptions: 'DENY',
  });
