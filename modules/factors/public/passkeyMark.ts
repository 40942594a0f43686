import { inStorage } from '../../../providers/http/session';

const key = 'passkey';

/** Whether a passkey was made or used in this browser, which its entry in the local storage says of nobody. */
export const passkeyMark = {
  isSet: (): boolean => inStorage(() => localStorage.getItem(key) !== null) ?? false,
  set: (): void => inStorage(() => localStorage.setItem(key, '1')),
};
