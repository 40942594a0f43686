import type { OpenSession } from '../../contract/entities/openSession';
import type { OpenSession as FoundSession } from '../services/session/signIns/openSessions';

/** Presents a session that goes on. */
export const presentOpenSession = ({ since, lastUsed, ...session }: FoundSession): OpenSession => ({
  ...session,
  since: since.toISOString(),
  lastUsed: lastUsed.toISOString(),
});
