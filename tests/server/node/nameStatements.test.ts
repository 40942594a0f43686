import { expect, it } from 'vitest';
import { createStatementNames } from '../../../server/node/createPools';

const sendTimes = (named: ReturnType<typeof createStatementNames>, text: string, times: number) =>
  Array.from({ length: times }, () => named<{ text: string; name?: string }>({ text }).name);

it('a statement gets a name once it was sent often enough, always the same, and another than every other', () => {
  const named = createStatementNames();
  const [first, second, third, fourth, fifth] = sendTimes(named, 'select $1', 5);
  expect([first, second, third]).toEqual([undefined, undefined, undefined]);
  expect(fourth).toMatch(/^tsi_\d+$/);
  expect(fifth).toBe(fourth);
  expect(sendTimes(named, 'select $1, $2', 4).at(-1)).not.toBe(fourth);
});

it('the database client has names for so many statements only, so that no connection keeps ever more plans', () => {
  const named = createStatementNames();
  const names = Array.from({ length: 500 }, (_, number) =>
    sendTimes(named, `select ${number}, $1`, 4).at(-1),
  );
  expect(new Set(names.filter((name) => name !== undefined)).size).toBe(150);
  expect(names.at(-1)).toBeUndefined();
});

it('the naming of statements leaves alone what has a name, and all else of a statement', () => {
  const named = createStatementNames();
  expect(named({ text: 'select $1', name: 'own' }).name).toBe('own');
  for (let time = 0; time < 4; time += 1) named({ text: 'select $1' });
  expect(named({ text: 'select $1', name: '' }).name).toMatch(/^tsi_\d+$/);
  expect(named({ text: 'select $1', rowMode: 'array' })).toMatchObject({
    rowMode: 'array',
    text: 'select $1',
  });
});
