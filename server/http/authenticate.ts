import type { Context, MiddlewareHandler } from 'hono';
import type { CallAccess } from '../../contract/calls/defineCall';
import type { AuditDetail, AuditReason } from '../../contract/rules/auditDetails';
import { Refusal } from '../lib/refusal';
import { writeAuditEvent } from '../services/audit/writeAuditEvent';
import { forbidden, mayCall } from '../services/context/requireAccess';
import { identify } from '../services/hooks/hooks';
import { findActor } from '../services/session/account/findActor';
import { sessionTexts } from '../services/session/texts';
import { readAccessToken } from '../services/session/tokens/accessToken';
import type { AppParts } from './appParts';
import { type CallEnvironment, type Caller, serviceContext, signedInContext } from './callEnvironment';
import { InvalidInput } from './checkInput';

/** Identifies the caller by the bearer token; refuses anyone who is not signed in. */
export const authenticate =
  (parts: AppParts): MiddlewareHandler<CallEnvironment> =>
  async (c, next) => {
    const token = bearerToken(c);
    const find = async () => token && ((await personOf(parts, token)) ?? (await systemOf(parts, c, token)));
    const caller = await find();
    if (!caller) throw new Refusal('unauthenticated', sessionTexts.ended);
    const callerNow = async () => ((await find()) || undefined)?.actor;
    c.set('signedIn', { ...signedInContext(parts, c, caller), callerNow });
    await next();
  };

const personOf = async ({ db, now, settings }: AppParts, token: string): Promise<Caller | undefined> => {
  const subject = await readAccessToken(settings.tokenKeys, token, now());
  const actor = subject && (await findActor(db, subject));
  return actor && { actor, familyId: subject.familyId };
};

/** A system has no sign-in. */
const systemOf = async (parts: AppParts, c: Context, token: string): Promise<Caller | undefined> => {
  const context = { ...serviceContext(parts, c), tokenKeys: parts.settings.tokenKeys };
  const found = await identify(context, token, (name) => c.req.header(name));
  return found && { ...found, familyId: '' };
};

/** Returns the bearer token of a request, unverified. */
export const bearerToken = (c: Context): string | undefined =>
  /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];

/** Returns why a call was refused, if it was. Another provider's records look as if they did not exist. */
const refusedReason = (failure: unknown): AuditReason | undefined => {
  if (failure instanceof InvalidInput) return 'invalidInput';
  // A busy server's answer is no refusal.
  if (!(failure instanceof Refusal) || failure.reason === 'unavailable') return undefined;
  return failure.reason;
};

/** Keeps only the ids among the parameters of query and path; every call's have words (tests/server/audit/idsOfCalls.test.ts). */
const idsOf = (query: Record<string, string>): AuditDetail =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([name, value]) => /^(id|\w{1,30}Id)$/.test(name) && /^\d{1,10}$/.test(value))
      .map(([name, value]) => [name, Number(value)]),
  );

/** Refuses an actor that none of the call's rules allows. This is audited, and so are refusals by the call itself. */
export const authorize =
  (call: { method: string; path: string; access: CallAccess }): MiddlewareHandler<CallEnvironment> =>
  async (c, next) => {
    const { signedIn } = c.var;
    const isAllowed = mayCall(signedIn.actor, call);
    if (isAllowed) await next();
    await auditRefusal(c, call, isAllowed ? c.error : forbidden());
    if (!isAllowed) throw forbidden();
  };

/** Records that a call, or an item of its list, was refused; nothing for what is no refusal. */
export const auditRefusal = async (
  c: Context<CallEnvironment>,
  { method, path }: { method: string; path: string },
  failure: unknown,
  about: AuditDetail = {},
): Promise<void> => {
  const reason = refusedReason(failure);
  if (!reason) return;
  const detail = { method, path, reason, ...about, ...idsOf({ ...c.req.query(), ...c.req.param() }) };
  await writeAuditEvent(c.var.signedIn, { action: 'refusal', detail });
};
