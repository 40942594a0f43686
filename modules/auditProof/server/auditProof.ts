import type { ServiceContext } from '../../../server/services/context/serviceContext';
import { auditHead } from './auditHead';
import { shownLeaves } from './auditLeaves';

/** About as many events are read at once. */
const eventsAtOnce = 2_000;

/**
 * Makes the proof that nothing of the sealed audit was changed, in steps of some lines: the signed head, then each seal
 * followed by its events. Whoever has the public key verifies it without the server (modules/auditProof/proof.md).
 */
export async function* auditProof(
  context: Pick<ServiceContext, 'db' | 'now'>,
  auditKey: CryptoKey,
): AsyncGenerator<string> {
  const { signed, seals } = await auditHead(context, auditKey);
  yield lines([signed]);
  for (let index = 0; index < seals.length; ) {
    const after = seals[index - 1]?.throughId ?? 0;
    const some: (typeof seals)[number][] = [];
    let events = 0;
    for (let next = seals[index]; next; next = seals[index]) {
      if (some.length > 0 && events + next.events > eventsAtOnce) break;
      some.push(next);
      events += next.events;
      index += 1;
    }
    const leaves = await shownLeaves(context.db, { after, through: some.at(-1)?.throughId ?? after });
    let position = 0;
    yield lines(
      some.flatMap((seal) => {
        const own = [];
        for (let leaf = leaves[position]; leaf && leaf.id <= seal.throughId; leaf = leaves[position]) {
          own.push([leaf.text, leaf.address, leaf.detail]);
          position += 1;
        }
        return [seal, ...own];
      }),
    );
  }
}

const lines = (values: readonly unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('');

/** Returns a proof as bytes, compressed by gzip, that are made while they are read. */
export const compressedProof = (steps: AsyncGenerator<string>): ReadableStream<Uint8Array> =>
  new ReadableStream<string>({
    pull: async (controller) => {
      const { done, value } = await steps.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await steps.return(undefined)),
  })
    .pipeThrough(new TextEncoderStream())
    .pipeThrough(new CompressionStream('gzip'));
