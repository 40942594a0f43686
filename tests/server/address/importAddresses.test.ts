import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '../../../server/db/schema/addresses';
import { importAddresses } from '../../../server/services/address/importAddresses';
import { addressColumns } from '../../../server/services/address/readAddressLines';
import type { TestDatabase } from '../../support/openPostgresCopy';
import { openTestDatabase } from '../../support/openTestDatabase';

const heading = Object.values(addressColumns).join(',');
const first = '1,1000,205,LISBOA,Rua Nova,De 1 a 9,11,Lisboa,12,Arroios,13,Lisboa,14,Lisboa';
const second = '2,0100,007,"VILA, NOVA","Rua ""A""",,21,Vila,22,Vila,23,Vila,24,Porto';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('empty');
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(addresses);
});

async function* linesOf(lines: readonly string[]) {
  yield* lines;
}
const load = (lines: readonly string[], removesOthers = false) =>
  importAddresses(database.db, linesOf(lines), { removesOthers });
const stored = () => database.db.select().from(addresses).orderBy(asc(addresses.id));
const withId = (id: number) => first.replace('1,', `${id},`);

describe('importing postal codes', () => {
  it('stores the lines of the file, in any order of columns, with either separator', async () => {
    expect(await load([`\uFEFF${heading}`, first, '', second])).toEqual({
      read: 2,
      added: 2,
      changed: 0,
      others: 0,
    });
    const rows = await stored();
    expect(rows).toMatchObject([
      { id: 1, cp4: '1000', cp3: '205', arteryLocalInfo: 'De 1 a 9', parishId: 12, district: 'Lisboa' },
      { id: 2, cp4: '0100', cp3: '007', postalDesignation: 'VILA, NOVA', arteryDesignation: 'Rua "A"' },
    ]);
    expect(rows[1]?.arteryLocalInfo).toBeNull();
    const turned = (line: string) => line.split(',').reverse().join(';');
    expect(await load([turned(heading), turned(first)])).toEqual({
      read: 1,
      added: 0,
      changed: 0,
      others: 1,
    });
    expect(await stored()).toEqual(rows);
  });

  it('updates existing rows when it is repeated, and removes others only on request', async () => {
    await load([heading, first, second]);
    const changed = first.replace('Rua Nova', 'Rua Velha');
    expect(await load([heading, changed, withId(3)])).toEqual({ read: 2, added: 1, changed: 1, others: 1 });
    expect((await stored()).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(await load([heading, changed, withId(3)], true)).toEqual({
      read: 2,
      added: 0,
      changed: 0,
      others: 1,
    });
    expect(await stored()).toMatchObject([{ id: 1, arteryDesignation: 'Rua Velha' }, { id: 3 }]);
  });

  it('stores a file longer than one batch', async () => {
    const lines = Array.from({ length: 2500 }, (_, index) => withId(index + 1));
    expect(await load([heading, ...lines])).toEqual({ read: 2500, added: 2500, changed: 0, others: 0 });
    expect(await load([heading, ...lines])).toEqual({ read: 2500, added: 0, changed: 0, others: 0 });
  });

  it('names each wrong line, and stores nothing of a file that has one', async () => {
    const wrong = [
      second.replace('0100', '100'),
      second.replace(',007,', ',7,'),
      second.replace('2,', 'x,'),
      second.replace(',Porto', ','),
      second.replace('"VILA, NOVA"', '"VILA'),
      `${second},more`,
      second.replace('Vila', 'P\uFFFDvoa'),
      first,
    ];
    const failure = load([
      heading,
      ...Array.from({ length: 1000 }, (_, index) => withId(index + 1)),
      ...wrong,
    ]);
    await expect(failure).rejects.toThrow(
      [
        '  line 1002 has a wrong cp4: 100',
        '  line 1003 has a wrong cp3: 7',
        '  line 1004 has a wrong id: x',
        '  line 1005 has no district',
        '  line 1006 has a quotation mark that is not closed',
        '  line 1007 has 15 fields instead of 14',
        '  line 1008 is not UTF-8',
        '  line 1009 has the id of line 2',
      ].join('\n'),
    );
    expect(await stored()).toEqual([]);
    await expect(load([heading, ...Array.from({ length: 25 }, () => 'x')])).rejects.toThrow(/and 5 more$/);
  });

  it.each([
    [[], 'line 1 is missing'],
    [[heading.replace('parish_id', 'freguesia'), first], 'line 1 has no heading parish_id'],
    [[first], 'line 1 has no heading id, cp4'],
  ])('%j: %s', async (lines, problem) => {
    await expect(load(lines)).rejects.toThrow(problem);
  });
});
