import { useState } from 'react';
import type { FactorChallenge, FactorKind } from '../../../contract/entities/signInStep';
import { callPublic } from '../../../providers/http/callPublic';
import { pendingChallenge } from '../../../src/public/session/pendingChallenge';
import { useSignIn } from '../../../src/public/session/useSignIn';
import { Button } from '../../../src/ui/buttons/Button';
import type { signInWithFactor } from '../contract/calls';
import { publicCalls } from '../contract/publicCalls';
import { CodeForm } from './CodeForm';
import { PasskeyButton } from './PasskeyButton';
import { RequiredFactor } from './RequiredFactor';
import { signInWithPasskey } from './signInWithPasskey';
import { factorTexts } from './texts';

const texts = factorTexts.step;

/**
 * The second step of a sign-in: after the right password, a code of the generator or a recovery code, or the factor that
 * is to be added first.
 */
export const FactorStep = ({ challenge: { factorChallenge, kinds } }: { challenge: FactorChallenge }) => {
  const signIn = useSignIn();
  const [way, setWay] = useState<FactorKind>(kinds.includes('passkey') ? 'passkey' : (kinds[0] ?? 'codes'));
  const finish = (code: string) =>
    signIn({
      ask: () =>
        callPublic<typeof signInWithFactor>(
          publicCalls.signInWithFactor,
          { factorChallenge, code },
          { isSignIn: true },
        ),
    });
  if (kinds.length === 0)
    return (
      <div className="stack">
        <RequiredFactor key={factorChallenge} factorChallenge={factorChallenge} />
      </div>
    );
  return (
    <div className="stack">
      <p className="secondary">{explanations[way]}</p>
      {way === 'passkey' ? (
        <PasskeyButton prove={() => signIn({ ask: () => signInWithPasskey(factorChallenge) })} />
      ) : (
        <CodeForm key={way} isRecovery={way === 'recovery'} onSend={finish} />
      )}
      {kinds
        .filter((kind) => kind !== way)
        .map((kind) => (
          <Button key={kind} onClick={() => setWay(kind)}>
            {otherWays[kind]}
          </Button>
        ))}
      <Button onClick={() => pendingChallenge.set(undefined)}>{texts.back}</Button>
    </div>
  );
};

const explanations: Readonly<Record<FactorKind, string>> = {
  codes: texts.code,
  passkey: factorTexts.passkey.how,
  recovery: texts.recovery,
};

const otherWays: Readonly<Record<FactorKind, string>> = {
  codes: texts.useCode,
  passkey: factorTexts.passkey.use,
  recovery: texts.useRecovery,
};
