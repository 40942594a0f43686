import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { gatherMetrics } from '../../../server/node/cluster/gatherMetrics';
import { createMetrics } from '../../../server/node/createMetrics';

/** A process that sends its metrics when it is asked, as joinCluster does, until it hangs. */
const aProcess = (gathered: ReturnType<typeof gatherMetrics>) => {
  const metrics = createMetrics();
  const calls = metrics.counter('calls_total', 'Calls', ['kind']);
  metrics.watch('jobs', 'Jobs in the database', 'queue', async () => ({ mail: 7 }));
  metrics.watch('connections', 'Of each process', 'state', async () => ({ open: 3 }), 'sum');
  let hangs = false;
  const worker: never = Object.assign(new EventEmitter(), {
    send: async () => {
      if (!hangs) gathered.told(worker, structuredClone(await metrics.collect()));
    },
  }) as never;
  gathered.joined(worker);
  return {
    call: () => calls({ kind: 'search' }),
    hang: () => {
      hangs = true;
    },
    end: () => gathered.left(worker),
  };
};

it('of several processes counts are added up and never sink, what all see in the database is taken once', async () => {
  const gathered = gatherMetrics(createMetrics());
  const [one, other] = [aProcess(gathered), aProcess(gathered)];
  one.call();
  one.call();
  other.call();
  const lines = async () => (await gathered.read()).split('\n');
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'calls_total{kind="search"} 3',
      'jobs{queue="mail"} 7',
      'connections{state="open"} 6',
    ]),
  );
  // One that ends leaves what it told last; one that hangs counts with that too.
  one.call();
  one.end();
  other.hang();
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'calls_total{kind="search"} 3',
      'jobs{queue="mail"} 7',
      'connections{state="open"} 3',
    ]),
  );
}, 20_000);
