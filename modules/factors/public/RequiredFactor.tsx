import { useCallback, useState } from 'react';
import type { Session } from '../../../contract/entities/session';
import { freshIdentity } from '../../../providers/authProvider/freshIdentity';
import { callPublic, refusalMessage } from '../../../providers/http/callPublic';
import { CorporateSignIn } from '../../../src/public/session/CorporateSignIn';
import { pendingChallenge } from '../../../src/public/session/pendingChallenge';
import { useSignIn } from '../../../src/public/session/useSignIn';
import { Button } from '../../../src/ui/buttons/Button';
import type { addRequiredGenerator, beginRequiredGenerator } from '../contract/calls';
import { publicCalls } from '../contract/publicCalls';
import { GeneratorForm } from './GeneratorForm';
import { RecoveryCodes } from './RecoveryCodes';
import { factorTexts } from './texts';

/**
 * Has a factor added before the session opens, where one is required and the days of grace are over. Where the corporate
 * identity was proven too long ago, it is proven anew first.
 */
export const RequiredFactor = ({ factorChallenge }: { factorChallenge: string }) => {
  const signIn = useSignIn();
  const [added, setAdded] = useState<{ session: Session; recoveryCodes: readonly string[] }>();
  const [enterAnew, setEnterAnew] = useState<string>();
  const noteRefusal = useCallback((error: unknown): never => {
    const { body } = Object(error) as { body?: { needsFactor?: unknown } };
    if (body?.needsFactor) {
      freshIdentity.ask();
      setEnterAnew(refusalMessage(error));
    }
    throw error;
  }, []);
  const begin = useCallback(
    () =>
      callPublic<typeof beginRequiredGenerator>(publicCalls.beginRequiredGenerator, {
        factorChallenge,
      }).catch(noteRefusal),
    [factorChallenge, noteRefusal],
  );
  const confirm = async (enrolment: string, code: string) => {
    const input = { factorChallenge, enrolment, code };
    setAdded(
      await callPublic<typeof addRequiredGenerator>(publicCalls.addRequiredGenerator, input, {
        isSignIn: true,
      }).catch(noteRefusal),
    );
  };
  if (added)
    return (
      <RecoveryCodes
        codes={added.recoveryCodes}
        onDone={() => void signIn({ ask: async () => added.session })}
      />
    );
  return (
    <>
      {enterAnew === undefined ? (
        <>
          <p className="secondary">{factorTexts.step.required}</p>
          <GeneratorForm begin={begin} onConfirm={confirm} />
        </>
      ) : (
        <>
          <p role="alert">{enterAnew}</p>
          <CorporateSignIn isAlone />
        </>
      )}
      <Button onClick={() => pendingChallenge.set(undefined)}>{factorTexts.step.back}</Button>
    </>
  );
};
