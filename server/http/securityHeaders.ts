import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { httpTexts } from './httpTexts';

const self = "'self'";
const none = "'none'";
const hashOfNothing = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What an address of the deployment decides about the headers. */
interface Deployment {
  readonly publicUrl: string;
  /** The OpenID provider of corporate sign-in, where there is one. */
  readonly corporateAuthority?: string | undefined;
  readonly inlineParts?: InlineParts | undefined;
}

/** What the web application's page holds itself and may run or show, by hashes such as `'sha256-…'`. */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The headers that keep a browser from doing more with an answer than the application needs, which includes
 * asking the OpenID provider of corporate sign-in for tokens.
 */
export const securityHeaders = ({
  publicUrl,
  corporateAuthority,
  inlineParts,
}: Deployment): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [self],
      scriptSrc: [self, ...(inlineParts?.scripts ?? [])],
      scriptSrcAttr: [none],
      // The calendar's library adds style elements without a text and fills them by script, which needs no leave.
      styleSrc: [self, hashOfNothing, ...(inlineParts?.styles ?? [])],
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

/** Nothing of an answer that is data may ever run, load or be framed, also where a browser opens it by itself. */
const noPage = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** What every answer of /api says besides: it is kept nowhere and, unless it is a page, is data and nothing else. */
export const dataHeaders = (): MiddlewareHandler => async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
  if (!isPage) c.header('content-security-policy', noPage);
};

const foreign = ['cross-site', 'same-site'];
const safe = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses what a page of another site has a browser send. No call lives on cookies, but a form elsewhere could still
 * ask for e-mails or sign somebody in; programs that are no browser do not send this header.
 */
export const refuseForeignSites = (): MiddlewareHandler => async (c, next) => {
  const site = c.req.header('sec-fetch-site') ?? '';
  if (!safe.includes(c.req.method) && foreign.includes(site))
    return c.json({ message: httpTexts.foreignSite }, 403);
  return next();
};
