import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const self = "'self'";
const none = "'none'";

/** What an address of the deployment decides about the headers. */
interface Deployment {
  readonly publicUrl: string;
  /** The OpenID provider of corporate sign-in, where there is one. */
  readonly corporateAuthority?: string | undefined;
}

/**
 * The headers that keep a browser from doing more with an answer than the application needs, which includes
 * asking the OpenID provider of corporate sign-in for tokens.
 */
export const securityHeaders = ({ publicUrl, corporateAuthority }: Deployment): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [self],
      scriptSrc: [self],
      scriptSrcAttr: [none],
      // The component library writes its rules into style elements while it runs; a nonce would have to
      // change with each answer, and index.html is a static file.
      styleSrc: [self, "'unsafe-inline'"],
      imgSrc: [self, 'data:', 'blob:'],
      fontSrc: [self, 'data:'],
      connectSrc: corporateAuthority ? [self, new URL(corporateAuthority).origin] : [self],
      workerSrc: [self, 'blob:'],
      mediaSrc: [none],
      objectSrc: [none],
      baseUri: [none],
      formAction: [self],
      frameAncestors: [none],
    },
    // Only an address that is reached by TLS may ask for nothing else.
    strictTransportSecurity: publicUrl.startsWith('https:') && 'max-age=31536000; includeSubDomains',
    referrerPolicy: 'no-referrer',
    // The corporate sign-in may open a window of another origin and must hear from it.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    crossOriginResourcePolicy: 'same-origin',
    permissionsPolicy: {
      camera: [],
      displayCapture: [],
      geolocation: [],
      microphone: [],
      payment: [],
      usb: [],
    },
    xFrameOptions: 'DENY',
  });
