import type { Context } from 'hono';
import { cleanText } from '../../contract/rules/cleanText';
import type { ErrorCode } from '../../contract/rules/errorCodes';
import { lookupPurposeHeader, purposeWords } from '../../contract/rules/lookupPurposes';
import { noticeHeader } from '../../contract/rules/notice';
import { inDatabase } from '../documents/documentPlaces';
import { readingCounter } from '../services/attempts/countReading';
import { type Allowance, defaultAllowanceLimits, readingLimitOf } from '../services/context/allowance';
import type {
  DocumentsContext,
  ServiceContext,
  SignedInContext,
  WorkersContext,
} from '../services/context/serviceContext';
import type { SystemCaller } from '../services/hooks/hooks';
import type { AppParts } from './appParts';
import type { BodyReservation } from './bodyQuota';
import { tellLimit } from './tellLimit';

/** What the audit says of a look-up whose caller did not say why, such as one without our web application. */
const noPurpose = '—';

/** What a request carries from one check of a call to the next. */
export interface CallEnvironment {
  Variables: {
    signedIn: SignedInContext & WorkersContext & DocumentsContext;
    requestId: string;
    /** Set once the call is refused, or failed. */
    errorCode?: ErrorCode | undefined;
    /** Present where the call carries files. */
    reservation?: BodyReservation;
  };
}

/** Returns the context of a request whose caller is not known (yet). */
export const serviceContext = (
  parts: AppParts,
  c: Context,
): ServiceContext & WorkersContext & DocumentsContext => ({
  db: parts.db,
  workers: parts.workers,
  documents: parts.documents ?? inDatabase,
  now: parts.now,
  auditKey: parts.settings.auditKey ?? parts.settings.tokenKeys[0],
  modules: parts.modules,
  environment: parts.settings.apiEnvironment,
  sandbox: parts.sandbox,
  putExamples: parts.putExamples,
  tellLimit: tellLimit(c),
  written: { jobs: new Set() },
  remoteAddress: parts.remoteAddressOf?.(c.env, c.req.raw.headers) ?? null,
});

/** Whose call it is; only a system has something that it may read at least. */
export type Caller = Pick<SignedInContext, 'actor' | 'familyId'> &
  Partial<Pick<SystemCaller, 'readsAtLeast'>>;

/** Returns the context of a request whose caller was identified, with the limits of their account. */
export const signedInContext = (
  parts: AppParts,
  c: Context,
  { actor, familyId, readsAtLeast }: Caller,
): CallEnvironment['Variables']['signedIn'] => {
  const context = { ...serviceContext(parts, c), actor, familyId };
  const { allowanceLimits = defaultAllowanceLimits } = parts.settings;
  const allowance: Allowance = {
    limits: allowanceLimits,
    reading: readingLimitOf(allowanceLimits, actor, readsAtLeast),
    notify: (text) => c.header(noticeHeader, encodeURIComponent(text)),
    onReached: (reached) => parts.onLimitReached?.(reached),
  };
  const asksPurpose = parts.settings.clientConfig.asksPurpose && actor.role === 'Administrator';
  return {
    ...context,
    allowance,
    countRead: readingCounter(context, allowance),
    ...(asksPurpose && {
      lookupPurpose: cleanText(purposeWords(c.req.header(lookupPurposeHeader))) || noPurpose,
    }),
  };
};
