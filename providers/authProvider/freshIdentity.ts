import { inStorage } from '../http/session';

const key = 'corporateSignIn.fresh';

/**
 * Whether the next corporate sign-in of this tab has the provider ask the person again, who may still be signed in there: an
 * unlocked desk would be as well.
 */
export const freshIdentity = {
  ask: (): void => inStorage(() => sessionStorage.setItem(key, '1')),
  take: (): boolean => {
    const isAsked = inStorage(() => sessionStorage.getItem(key) !== null) ?? false;
    inStorage(() => sessionStorage.removeItem(key));
    return isAsked;
  },
};
