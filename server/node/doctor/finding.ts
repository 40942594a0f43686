import { PlainError } from '../../lib/plainError';

/** What a check found. */
export interface Finding {
  /** `FAIL` is something that keeps the service, or a part of it, from working; `warn` may be meant so. */
  readonly level: 'ok' | 'warn' | 'FAIL';
  readonly found: string;
  /** What to do about it. */
  readonly advice?: string;
}

/** Looks at one subject; changes nothing. What it throws is a failure. */
export interface Check<Context = unknown> {
  readonly subject: string;
  readonly look: (context: Context) => Promise<Finding | readonly Finding[]>;
}

export const ok = (found: string): Finding => ({ level: 'ok', found });
export const warn = (found: string, advice: string): Finding => ({ level: 'warn', found, advice });
export const fail = (found: string, advice: string): Finding => ({ level: 'FAIL', found, advice });

/** Says why something failed, in one line. */
export const reasonOf = (failure: unknown): string => {
  if (!(failure instanceof Error)) return String(failure);
  const [cause, code] = [failure.cause, Reflect.get(failure, 'code')];
  // Ours says more than what it was caused by.
  if (cause instanceof Error && !(failure instanceof PlainError)) return reasonOf(cause);
  const [line = ''] = failure.message.split('\n');
  return typeof code === 'string' && !line.includes(code) ? `${line} (${code})` : line;
};
