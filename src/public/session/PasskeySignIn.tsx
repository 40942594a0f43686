import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { capabilities } from '../../../providers/http/capabilities';
import { passkeyMark } from '../../../providers/http/passkeyMark';
import { Button } from '../../ui/buttons/Button';
import { toasts } from '../../ui/toasts/toasts';
import { messages } from './messages';
import { useSignIn } from './useSignIn';

const texts = messages.app.login;

/**
 * Signing in with a passkey alone: by a button and, where this browser has used one before, in its own list at the
 * e-mail. Only then is code loaded for it before somebody presses.
 */
export const PasskeySignIn = () => {
  const signIn = useSignIn();
  const isOffered = useSyncExternalStore(capabilities.subscribe, canUsePasskeys, () => false);
  const enter = useCallback(
    async (inList: boolean) => (await import('./signInWithPasskey')).enterWithPasskey(signIn, inList),
    [signIn],
  );
  useEffect(() => {
    // Somebody who signs in otherwise, or gives up, is told nothing.
    if (isOffered && passkeyMark.isSet()) enter(true).catch(() => undefined);
  }, [isOffered, enter]);
  const press = () => {
    enter(false).catch(() => toasts.show(texts.failed, 'error'));
  };
  return (
    isOffered && (
      <Button size="large" onClick={press}>
        {texts.passkey}
      </Button>
    )
  );
};

const canUsePasskeys = () => capabilities.allow({ capability: 'factors' }) && 'PublicKeyCredential' in window;
