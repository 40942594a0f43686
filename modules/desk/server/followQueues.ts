import { and, asc, desc, isNotNull } from 'drizzle-orm';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import type { Database } from '../../../server/db/database';
import { applicationClaims } from '../../../server/db/schema/applicationClaims';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { approvals } from '../../../server/db/schema/approvals';
import { Refusal } from '../../../server/lib/refusal';
import { isPending } from '../../../server/services/acts/pending';
import { overLimit } from '../../../server/services/context/limitUse';
import { mayCall, requireAccess } from '../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { followQueues as followCall } from '../contract/calls';
import { isInForce } from './claims';
import { deskTexts } from './texts';

/** Answers a caller with what changes, as server-sent events. */
export type FollowQueues = (
  context: SignedInContext,
  input: CheckedInput<typeof followCall>,
) => Promise<ReadableStream<Uint8Array>>;

/** In milliseconds: how often the database is asked, and how long a stream may be silent. */
const pause = 2000;
const longestSilence = 25_000;
/** In seconds: shorter than an access token lives. */
const longestStream = 300;
/** As many windows as one person has of the lists. */
const maxPerUser = 4;

interface QueueWatchParts {
  readonly db: Database;
  readonly now: () => Date;
  /** Whether every stream is to end, so that none delays the end of the server. */
  readonly isEnding: () => boolean;
}

interface Follower {
  readonly userId: number;
  readonly callerNow: SignedInContext['callerNow'];
  send: (text: string) => void;
  end: () => void;
}

/**
 * Returns how callers follow the queues. While anybody does, this process asks the database for a cheap sign of a change
 * every two seconds, once for all of them; what changed they ask for themselves, each by their own rights.
 */
export const createFollowQueues = ({ db, now, isEnding }: QueueWatchParts): FollowQueues => {
  const followers = new Set<Follower>();
  /** Tells those whom it is for if their session and right to follow go on, and ends the streams of the others. */
  const say = async (text: string, isFor: (follower: Follower) => boolean | undefined = () => true) => {
    for (const follower of [...followers].filter(isFor)) {
      const mayFollow = await isStillAllowed(follower);
      // Whoever has left meanwhile is told nothing.
      if (!followers.has(follower)) continue;
      if (mayFollow) follower.send(text);
      else follower.end();
    }
  };
  let isWatching = false;
  const watch = async (first: Signs | undefined) => {
    isWatching = true;
    let last = first;
    let silentFor = 0;
    while (followers.size > 0) {
      await new Promise((passed) => setTimeout(passed, pause));
      if (isEnding()) for (const { end } of followers) end();
      // A database that is away for a moment is asked again.
      const signs = await readSigns({ db, now }).catch(() => undefined);
      silentFor += pause;
      for (const name of signNames)
        await say(
          `event: ${name}\ndata:\n\n`,
          ({ userId }) => signs && last && signs[name](userId) !== last[name](userId),
        );
      if (silentFor >= longestSilence) {
        silentFor = 0;
        await say(':\n\n');
      }
      last = signs ?? last;
    }
    isWatching = false;
  };

  return async (context, { seconds = longestStream }) => {
    requireAccess(context, followCall);
    const { callerNow } = context;
    const { userId } = context.actor;
    const open = [...followers].filter((follower) => follower.userId === userId).length;
    const left = maxPerUser - open - 1;
    const use = { name: 'streams', limit: maxPerUser, left, secondsLeft: longestStream } as const;
    context.tellLimit?.(use);
    if (left < 0) throw overLimit(context, use, deskTexts.tooManyStreams);
    // Read before the caller is answered, so that whatever happens after that is told.
    const first = isWatching ? undefined : await readSigns({ db, now }).catch(() => undefined);
    const encoder = new TextEncoder();
    let leave = () => {};
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        const follower: Follower = {
          userId,
          callerNow,
          send: (text) => controller.enqueue(encoder.encode(text)),
          end: () => {
            leave();
            controller.close();
          },
        };
        const timer = setTimeout(follower.end, seconds * 1000);
        leave = () => {
          clearTimeout(timer);
          followers.delete(follower);
        };
        followers.add(follower);
        // Headers alone may wait in a proxy.
        follower.send(':\n\n');
        if (!isWatching) void watch(first);
      },
      cancel: () => leave(),
    });
  };
};

/** Returns whether a caller would still be let in; while the database is away nobody is shut out. */
const isStillAllowed = async ({ callerNow }: Follower): Promise<boolean> => {
  try {
    const actor = await callerNow?.();
    return actor !== undefined && mayCall(actor, followCall);
  } catch (failure) {
    return !(failure instanceof Refusal);
  }
};

const signNames = ['queues', 'claims'] as const;
/** What differs for a user after each change that is news to them. */
type Signs = Readonly<Record<(typeof signNames)[number], (userId: number) => string>>;

/** More changes than are under way in the database at once: one that is committed late is still among them. */
const lateChanges = 100;

/** Reads what differs after each change of a status, and after each change of who decides what; a claim is no news to who made it. */
const readSigns = async ({ db, now }: Pick<QueueWatchParts, 'db' | 'now'>): Promise<Signs> => {
  const changes = await db
    .select({ id: applicationHistory.id })
    .from(applicationHistory)
    .orderBy(desc(applicationHistory.id))
    .limit(lateChanges);
  const claims = await db
    .select({ id: applicationClaims.applicationId, userId: applicationClaims.userId })
    .from(applicationClaims)
    .where(isInForce({ now }))
    .orderBy(asc(applicationClaims.applicationId));
  const decided = await db
    .select({ id: approvals.id })
    .from(approvals)
    .where(and(isPending({ now }), isNotNull(approvals.applicationId)))
    .orderBy(asc(approvals.id));
  return {
    queues: () => changes.map(({ id }) => id).join(),
    claims: (own) =>
      [
        ...claims.filter(({ userId }) => userId !== own).map(({ id, userId }) => `${id} ${userId}`),
        ...decided.map(({ id }) => id),
      ].join(),
  };
};
