import type { Context, MiddlewareHandler } from 'hono';
import {
  type ApiVersion,
  apiVersionHeader,
  apiVersions,
  newestApiVersion,
} from '../../contract/rules/apiVersions';
import { startOfLisbonDay } from '../../contract/rules/lisbonDay';
import type { AppParts } from './appParts';
import type { CallEnvironment } from './callEnvironment';
import { InvalidInput } from './checkInput';
import { httpTexts } from './texts';

/**
 * Finds the version that a call is made for: the one that its header names, or else the client's own; people's calls are
 * for the newest. Answers say which it was, and when one that is deprecated ends (RFC 9745 and 8594).
 */
export const findVersion = (
  parts: Pick<AppParts, 'apiVersions' | 'now' | 'settings'>,
): MiddlewareHandler<CallEnvironment> => {
  const versions = parts.apiVersions ?? apiVersions;
  const about = new URL('/api/docs', parts.settings.publicUrl).href;
  return async (c, next) => {
    const asked = c.req.header(apiVersionHeader) ?? c.get('signedIn')?.actor.client?.apiVersion;
    if (asked === undefined) return next();
    const version = versions.find(({ date }) => date === asked);
    if (!version)
      throw refusal(httpTexts.unknownVersion(versions.map(({ date }) => date).join(', ')), 'unknown_version');
    c.header(apiVersionHeader, version.date);
    tellEnd(c, version, about);
    if (version.end && parts.now() >= moment(version.end.sunsetOn))
      throw refusal(httpTexts.endedVersion(newestApiVersion(versions).date), 'version_ended');
    c.set('version', version);
    return next();
  };
};

const refusal = (text: string, code: 'unknown_version' | 'version_ended') =>
  new InvalidInput([{ text, code, path: apiVersionHeader }]);

/** The first moment of a day in Portugal. */
const moment = (day: string) => startOfLisbonDay(new Date(`${day}T12:00:00Z`));

const tellEnd = (c: Context, { end }: ApiVersion, about: string) => {
  if (!end) return;
  c.header('deprecation', `@${moment(end.deprecatedOn).getTime() / 1000}`);
  c.header('sunset', moment(end.sunsetOn).toUTCString());
  const links = ['deprecation', 'sunset'].map((rel) => `<${about}>; rel="${rel}"; type="text/html"`);
  c.header('link', links.join(', '));
};
