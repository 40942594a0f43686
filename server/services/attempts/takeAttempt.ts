import { writeAuditEvent } from '../audit/writeAuditEvent';
import { type LimitUse, overLimit } from '../context/limitUse';
import type { ServiceContext } from '../context/serviceContext';
import { type AttemptKind, type AttemptLimit, type AttemptLimits, attemptLimits } from './attemptLimits';
import {
  type CountedAttempt,
  countAttempt,
  counterName,
  forgetAttempts,
  uncountAttempt,
} from './countAttempt';
import { networkOf } from './networkOf';

/** An attempt that was counted before it was made, so that simultaneous ones can't outrun the limit. */
export interface Attempt {
  /** Ends a failed attempt: it stays counted, and a lockout that it starts is audited. */
  spend(): Promise<void>;
  /**
   * Ends a successful attempt: the counters of this browser or network are reset, the others go back by one.
   */
  giveBack(): Promise<void>;
}

/**
 * Whose attempt it is: a text that identifies the account, the user's id if there is one, and the browser if
 * it is known.
 */
export interface AttemptSubject {
  readonly account: string;
  readonly userId?: number;
  /** A browser that this account has signed in with before; other people's attempts don't make it wait. */
  readonly device?: string;
}

type Scope = keyof AttemptLimits;

const minute = 60;

const waitText = (seconds: number) => {
  if (seconds < minute) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / minute);
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
};

const tooManyAttempts = (seconds: number) =>
  `Demasiadas tentativas. Tente novamente dentro de ${waitText(seconds)}.`;

const resetOnSuccess: readonly Scope[] = ['device', 'fromNetwork'];

/** Returns the counters of an attempt, widest first. */
const countersOf = (remoteAddress: string | null, subject?: AttemptSubject) => {
  if (subject?.device !== undefined)
    return [{ scope: 'device', keys: [subject.account, subject.device] }] as const;
  const network = remoteAddress === null ? undefined : networkOf(remoteAddress);
  const { account } = subject ?? {};
  return [
    ...(network === undefined ? [] : [{ scope: 'address', keys: [network] } as const]),
    ...(account === undefined
      ? []
      : ([
          { scope: 'fromNetwork', keys: [account, network ?? ''] },
          { scope: 'account', keys: [account] },
        ] as const)),
  ];
};

/**
 * Counts an attempt before it is made, by everything that limits it; refuses it while any of the counters is blocked.
 * A refused attempt is not counted, so that a blocked caller can't block others.
 * @throws {Refusal} `tooManyAttempts` with the seconds until the next may be made
 */
export const takeAttempt = async (
  context: ServiceContext,
  kind: AttemptKind,
  subject?: AttemptSubject,
): Promise<Attempt> => {
  const limits: AttemptLimits = attemptLimits[kind];
  const { db } = context;
  const audit = (action: 'tooManyAttempts' | 'lockout', by: Scope) =>
    writeAuditEvent(context, { action, subject: 'user', subjectId: subject?.userId, detail: { kind, by } });
  const counted: { scope: Scope; name: string; isLast: boolean; use: LimitUse }[] = [];

  for (const { scope, keys } of countersOf(context.remoteAddress, subject)) {
    const limit = limits[scope];
    if (!limit) continue;
    const now = context.now();
    const name = await counterName(kind, scope, ...keys);
    const counter = await countAttempt(db, name, limit, now);
    const use = stateOf(counter, limit, now);
    if (counter.refusals > 0) {
      if (counter.refusals === 1) await audit('tooManyAttempts', scope);
      for (const other of counted) await uncountAttempt(db, other.name);
      throw overLimit(context, use, tooManyAttempts(use.secondsLeft));
    }
    counted.push({ scope, name, isLast: counter.attempts === limit.attempts, use });
  }
  tellTightest(
    context,
    counted.map(({ use }) => use),
  );

  return {
    spend: async () => {
      for (const { scope, isLast } of counted) if (isLast) await audit('lockout', scope);
    },
    giveBack: async () => {
      for (const { scope, name } of counted) {
        await (resetOnSuccess.includes(scope) ? forgetAttempts(db, name) : uncountAttempt(db, name));
      }
      const given = ({ scope, use }: (typeof counted)[number]) =>
        resetOnSuccess.includes(scope) ? { ...use, left: use.limit } : { ...use, left: use.left + 1 };
      tellTightest(context, counted.map(given));
    },
  };
};

const stateOf = (
  { attempts, blockedUntil, expiresOn }: CountedAttempt,
  limit: AttemptLimit,
  now: Date,
): LimitUse => ({
  name: 'attempts',
  limit: limit.attempts,
  left: Math.max(0, limit.attempts - attempts),
  windowSeconds: limit.window,
  secondsLeft: Math.max(1, Math.ceil(((blockedUntil ?? expiresOn).getTime() - now.getTime()) / 1000)),
});

/** Tells the counter that would end first; that there are several is nobody's business. */
const tellTightest = ({ tellLimit }: ServiceContext, uses: readonly LimitUse[]) => {
  const [tightest] = uses.toSorted((a, b) => a.left - b.left);
  if (tightest) tellLimit?.(tightest);
};

/**
 * Returns whose attempt it is: a known account by its id, however its e-mail was spelled; an unknown one by
 * the e-mail.
 */
export const accountKey = (username: string, userId: number | undefined): AttemptSubject => ({
  account: userId === undefined ? `name ${username.trim().toLowerCase()}` : `id ${userId}`,
  userId,
});
