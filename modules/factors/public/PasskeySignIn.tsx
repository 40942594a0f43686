import { useEffect, useState, useSyncExternalStore } from 'react';
import { capabilities } from '../../../providers/http/capabilities';
import { messages as ofPage } from '../../../src/public/session/messages';
import { useSignIn } from '../../../src/public/session/useSignIn';
import { Button } from '../../../src/ui/buttons/Button';
import { toasts } from '../../../src/ui/toasts/toasts';
import { messages } from './messages';
import { passkeyMark } from './passkeyMark';
import type { enterWithPasskey } from './signInWithPasskey';

/**
 * Signing in with a passkey alone: by a button and, where this browser has used one before, in its own list at the
 * e-mail, which is closed while the button asks. Only then is code loaded for it before somebody presses.
 */
export const PasskeySignIn = () => {
  const signIn = useSignIn();
  const isOffered = useSyncExternalStore(capabilities.subscribe, canUsePasskeys, () => false);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (isAsking || !isOffered || !passkeyMark.isSet()) return;
    const waiting = new AbortController();
    // Somebody who signs in otherwise, or gives up, is told nothing.
    enter(signIn, waiting.signal).catch(() => undefined);
    return () => waiting.abort();
  }, [isAsking, isOffered, signIn]);
  const press = () => {
    setIsAsking(true);
    enter(signIn)
      .catch(() => toasts.show(ofPage.app.login.failed, 'error'))
      .finally(() => setIsAsking(false));
  };
  return (
    isOffered && (
      <Button size="large" onClick={press}>
        {messages.passkey}
      </Button>
    )
  );
};

const enter = async (...by: Parameters<typeof enterWithPasskey>) =>
  (await import('./signInWithPasskey')).enterWithPasskey(...by);

const canUsePasskeys = () => capabilities.allow({ capability: 'factors' }) && 'PublicKeyCredential' in window;
