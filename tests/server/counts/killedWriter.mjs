/**
 * Changes applications at random over two connections at once until it is killed: it adds, changes
 * and removes rows in transactions of several statements, some of them rolled back. Writes a line
 * after each transaction.
 */
import pg from 'pg';

const [url = '', seed = '1'] = process.argv.slice(2);
let state = Number(seed);
/** Draws the next pseudo-random number from 0 to below `end`. @param {number} end */
const draw = (end) => {
  state = (state * 48_271) % 2_147_483_647;
  return state % end;
};

const days = 900;
const statuses = 11;
const place =
  '(select id from applications order by id limit 1 offset greatest(0, $1::int % greatest((select count(*)::int from applications), 1)))';
const statements = [
  () => ({
    text: `insert into applications (kind, provider_id, provider_email, created_by_id, created_on, status_id, is_student, full_name, fiscal_number, address, post_code, decision)
      select (array['request', 'recheck', 'maintenance'])[1 + $1::int % 3], provider_id, provider_email, created_by_id,
        timestamptz '2026-07-20 12:00Z' - make_interval(days => $2::int), 1 + $3::int, $1::int % 2 = 0, full_name, fiscal_number,
        address || jsonb_build_object('district', 'Distrito ' || $3::int % 3), (1000 + $1::int % 3) || '-001',
        (array[null, '2026-07-01 eligible people', '2026-07-02 nonEligible services'])[1 + $3::int % 3]
      from applications, generate_series(1, 1 + $1::int % 7) where id = (select max(id) from applications)`,
    values: [draw(1000), draw(days), draw(statuses)],
  }),
  () => ({
    text: `update applications set status_id = 1 + $2::int, address = address || jsonb_build_object('district', 'Distrito ' || $2::int % 3),
      decision = (array[null, '2026-07-01 eligible people', '2026-07-02 nonEligible services'])[1 + $3::int % 3], created_on = created_on - make_interval(days => $3::int) where id = ${place}`,
    values: [draw(1000), draw(statuses), draw(days)],
  }),
  () => ({
    text: `delete from applications where id = ${place} and id <> (select max(id) from applications)`,
    values: [draw(1000)],
  }),
];

/** PostgreSQL's error code for the victim of a deadlock. */
const deadlock = '40P01';

const run = async () => {
  const client = new pg.Client({ connectionString: url, application_name: 'killed_writer' });
  await client.connect();
  for (;;) {
    await client.query('begin');
    try {
      for (let count = 1 + draw(5); count > 0; count -= 1) {
        const statement = statements[draw(statements.length)];
        if (statement) await client.query(statement());
      }
      await client.query(draw(5) === 0 ? 'rollback' : 'commit');
      process.stdout.write('.\n');
    } catch (failure) {
      await client.query('rollback');
      if (!(failure instanceof pg.DatabaseError) || failure.code !== deadlock) throw failure;
    }
  }
};

await Promise.all([run(), run()]);
