import { recordAudit } from '../audit/recordAudit';
import { Refusal } from '../refusal';
import type { ServiceContext } from '../serviceContext';
import { type AttemptKind, type AttemptLimits, attemptLimits } from './attemptLimits';
import { countAttempt } from './countAttempt';
import { counterName } from './counterName';
import { forgetAttempts, uncountAttempt } from './forgetAttempts';
import { networkOf } from './networkOf';

/** An attempt that was counted before it was made, so that simultaneous ones can't outrun the limit. */
export interface Attempt {
  /** It was in vain: it stays counted, and the lockout that it begins is audited. */
  spend(): Promise<void>;
  /** It succeeded: the account begins anew, and the address has one attempt more. */
  giveBack(): Promise<void>;
}

/** Whose attempt it is: a text that tells accounts apart, and the user's id where there is one. */
export interface AttemptSubject {
  readonly account: string;
  readonly userId?: number;
}

type Scope = keyof AttemptLimits;

const minute = 60;

const tooManyAttempts = (seconds: number) => {
  const minutes = Math.ceil(seconds / minute);
  const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  return new Refusal('tooManyAttempts', `Demasiadas tentativas. Tente novamente dentro de ${wait}.`, seconds);
};

/**
 * Counts an attempt by its address and by its account; refuses with 429 when either has used up its limit.
 * The account is not counted when the address is refused: whoever is shut out can't shut others out.
 */
export const takeAttempt = async (
  context: ServiceContext,
  kind: AttemptKind,
  subject?: AttemptSubject,
): Promise<Attempt> => {
  const limits: AttemptLimits = attemptLimits[kind];
  const { db, remoteAddress } = context;
  const keys: Readonly<Record<Scope, string | undefined>> = {
    address: remoteAddress === null ? undefined : networkOf(remoteAddress),
    account: subject?.account,
  };
  const audit = (action: string, by: Scope) =>
    recordAudit(context, { action, subject: 'user', subjectId: subject?.userId, detail: { kind, by } });
  const counted: { scope: Scope; name: string; isLast: boolean }[] = [];

  for (const scope of ['address', 'account'] as const) {
    const [key, limit] = [keys[scope], limits[scope]];
    if (key === undefined || !limit) continue;
    const now = context.now();
    const name = await counterName(kind, scope, key);
    const { attempts, expiresOn } = await countAttempt(db, name, limit, now);
    if (attempts > limit.attempts) {
      await audit('tooManyAttempts', scope);
      throw tooManyAttempts(Math.max(1, Math.ceil((expiresOn.getTime() - now.getTime()) / 1000)));
    }
    counted.push({ scope, name, isLast: attempts === limit.attempts });
  }

  return {
    spend: async () => {
      for (const { scope, isLast } of counted) if (isLast) await audit('lockout', scope);
    },
    giveBack: async () => {
      for (const { scope, name } of counted) {
        await (scope === 'account' ? forgetAttempts(db, name) : uncountAttempt(db, name));
      }
    },
  };
};
