import { refusalMessage } from '../../../providers/http/callPublic';
import { SessionNotStored } from '../../../providers/http/session';
import { messages } from './messages';

/** Returns why a sign-in failed, in the server's words or because this browser stores nothing; undefined if unknown. */
export const signInFailure = (error: unknown): string | undefined =>
  error instanceof SessionNotStored ? messages.app.session.notStored : refusalMessage(error);
