import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { answerRefusal } from './answerRefusal';
import { httpTexts } from './texts';

const self = "'self'";
const none = "'none'";
const hashOfNothing = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The facts about a deployment that its headers depend on. */
interface Deployment {
  readonly publicUrl: string;
  /** The OpenID provider of corporate sign-in, where there is one. */
  readonly corporateAuthority?: string | undefined;
  readonly inlineHashes?: InlineHashes | undefined;
}

/** Inline scripts and styles of the web application's page that may be used, as hashes such as `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Sets the headers that keep a browser from doing more with an answer than the application needs. Requesting tokens
 * from the OpenID provider of corporate sign-in stays allowed.
 */
export const securityHeaders = ({
  publicUrl,
  corporateAuthority,
  inlineHashes,
}: Deployment): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [self],
      scriptSrc: [self, ...(inlineHashes?.scripts ?? [])],
      scriptSrcAttr: [none],
      // The calendar library adds empty style elements and fills them by script, which needs no permission.
      styleSrc: [self, hashOfNothing, ...(inlineHashes?.styles ?? [])],
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
    // Only a site that is served over TLS may require TLS.
    strictTransportSecurity: publicUrl.startsWith('https:') && 'max-age=31536000; includeSubDomains',
    referrerPolicy: 'no-referrer',
    // Corporate sign-in may open a window of another origin and must receive its messages.
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

/** Keeps data answers from running, loading anything or being framed, even when a browser opens them directly. */
const noPage = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** Marks every answer of /api as not to be cached and, unless it is an HTML page, as data that must not run. */
export const dataHeaders = (): MiddlewareHandler => async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
  if (!isPage) c.header('content-security-policy', noPage);
};

const foreign = ['cross-site', 'same-site'];
const safe = ['GET', 'HEAD', 'OPTIONS'];

/** Tells whether a request's Origin is where this application is: at its public URL, or at the host that was called. */
const isOwnOrigin = (origin: string, publicUrl: string, requestUrl: string): boolean => {
  const { origin: ownOrigin, host: ownHost } = new URL(publicUrl);
  if (origin === ownOrigin) return true;
  if (!URL.canParse(origin)) return false;
  const { origin: parsed, host } = new URL(origin);
  // A proxy terminates TLS, so only the public URL tells which scheme is right.
  return parsed === origin && host === new URL(requestUrl).host && host !== ownHost;
};

/**
 * Refuses requests that another site's page makes a browser send. No call is authorized by cookies, but a foreign
 * form could still trigger e-mails or sign somebody in. Browsers send Sec-Fetch-Site over https, and Origin always;
 * other clients send neither.
 */
export const refuseForeignSites =
  (publicUrl: string): MiddlewareHandler =>
  async (c, next) => {
    const site = c.req.header('sec-fetch-site') ?? '';
    const origin = c.req.header('origin');
    const isOwn = site === 'same-origin' || origin === undefined || isOwnOrigin(origin, publicUrl, c.req.url);
    if (!safe.includes(c.req.method) && (foreign.includes(site) || !isOwn))
      return answerRefusal(c, httpTexts.foreignSite, 403);
    return next();
  };
