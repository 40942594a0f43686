import { sql } from 'drizzle-orm';
import { userType } from '../../../contract/rules/userTypes';
import type { Database } from '../../../server/db/database';
import type { Quantity } from './quantity';

const years = 5;
/** Out of 100 applications; the others are requests. */
const rechecks = 3;
const maintenance = 20;

/** Writes the SQL that chooses by chance: a choice is `[up to this chance, value]`; the last one takes the rest. */
const choose = (chance: string, ...choices: readonly (readonly [number, number])[]) =>
  `case ${choices.map(([below, value]) => `when ${chance} < ${below} then ${value}`).join(' ')} end`;

/** Writes the SQL of a request's status: older than two months, of the last two months, or of the last days. */
const requestStatus = (chance: string) => `case
  when age > interval '60 days' then ${choose(chance, [0.5, 9], [0.66, 10], [0.82, 8], [0.91, 11], [0.96, 7], [0.98, 5], [0.987, 6], [0.99, 3], [0.994, 4], [1, 2])}
  when age > interval '5 days' then ${choose(chance, [0.35, 9], [0.37, 10], [0.55, 8], [0.6, 11], [0.85, 7], [0.88, 5], [0.95, 6], [0.97, 3], [0.98, 4], [1, 2])}
  else ${choose(chance, [0.1, 1], [0.3, 2], [0.37, 3], [0.44, 4], [0.48, 5], [0.65, 6], [0.9, 7], [1, 8])}
end`;
const followerStatus = (chance: string) => `case
  when age > interval '60 days' then ${choose(chance, [0.86, 7], [0.97, 8], [0.98, 6], [1, 1])}
  else ${choose(chance, [0.5, 1], [0.6, 2], [0.65, 6], [0.95, 7], [1, 8])}
end`;

/** Writes the SQL of a valid tax number, from its first eight digits. */
const nif = (eight: string) => {
  const sum = [2, 3, 4, 5, 6, 7, 8, 9]
    .map((weight, index) => `${eight} / ${10 ** index} % 10 * ${weight}`)
    .join(' + ');
  return sql.raw(`${eight} || case when (${sum}) % 11 < 2 then '0' else (11 - (${sum}) % 11)::text end`);
};

const givenNames =
  'Maria,Ana,João,José,António,Manuel,Francisco,Pedro,Rui,Inês,Tiago,Sofia,Carlos,Luís,Paulo,Beatriz,Mariana,Joana,Catarina,Marta,Helena,Teresa,Cristina,Sérgio,Nuno,Hugo,Vítor,Fátima,Conceição,Graça,Lurdes,Íris,Zulmira,Evaristo,Gonçalo,Estêvão,Belmiro,Leopoldina';
const surnames =
  'Silva,Santos,Ferreira,Pereira,Oliveira,Costa,Rodrigues,Martins,Sousa,Fernandes,Gonçalves,Gomes,Lopes,Marques,Alves,Almeida,Ribeiro,Pinto,Carvalho,Teixeira,Moreira,Correia,Mendes,Nunes,Soares,Vieira,Monteiro,Cardoso,Rocha,Raposo,Neves,Coelho,Cruz,Cunha,Pires,Ramos,Reis,Simões,Antunes,Matos,Fonseca,Machado,Araújo,Barbosa,Tavares,Lourenço,Castro,Figueiredo,Azevedo,Freitas,Magalhães,Henriques,Lima,Guerreiro,Batista,Pinheiro,Faria,Miranda,Barros,Morais,Nogueira,Esteves,Anjos,Brito,Assunção,Quintão,Xavier,Sequeira,Vasconcelos,Albuquerque,Saraiva,Trindade,Bettencourt,Câmara';
const syllables = 'bar,ce,dro,fu,gal,hin,jo,ler,mau,nis,or,pra,que,rol,sti,tu,vel,xi,zan,bri';

/** Writes the SQL of one of some words; the first are the most frequent. */
const oneOf = (words: string, purpose: number, skew: number) =>
  `(array['${words.replaceAll(',', "','")}'])[1 + floor(power(pg_temp.chance(key, ${purpose}), ${skew}) * ${words.split(',').length})::int]`;

/** Names as they are in Portugal: few given names and surnames are most people's, and some surnames nearly nobody's. */
const fullName = sql.raw(`
  ${oneOf(givenNames, 20, 2)} || ' ' || ${oneOf(givenNames, 21, 2)} || ' ' ||
  case when pg_temp.chance(key, 22) < 0.3 then 'da ' else '' end || ${oneOf(surnames, 23, 2)} || ' ' ||
  case when pg_temp.chance(key, 24) < 0.02
    then initcap(${[25, 26, 27].map((purpose) => oneOf(syllables, purpose, 1)).join(' || ')})
    else ${oneOf(surnames, 28, 2)} end`);

/** Plans requests: for which citizen, when, and in which status. */
export const planRequests = async (db: Database, { applications, until }: Quantity): Promise<void> => {
  const requests = Math.round((applications * (100 - rechecks - maintenance)) / 100);
  const moment = sql`${until.toISOString()}::timestamptz`;
  await db.execute(sql`
    create temporary table planned on commit drop as
    with staff as (
      select id, parent_id, row_number() over (partition by parent_id order by id) - 1 as position
      from users where user_type_id = ${userType.operator}::int
    ), people as (
      select id, split_part(username, '@', 2) as domain, row_number() over (order by id) - 1 as position,
        (select count(*) from staff where parent_id = users.id) as staff
      from users where user_type_id = ${userType.provider}::int
    ), homes as (
      select row_number() over (order by id) - 1 as position, cp4,
        jsonb_build_object('id', id, 'postalDesignation', postal_designation, 'arteryDesignation', artery_designation,
          'localityId', locality_id, 'locality', locality, 'parishId', parish_id, 'parish', parish,
          'countyId', county_id, 'county', county, 'districtId', district_id, 'district', district,
          'doorNumber', '12', 'floor', '3', 'floorSuffix', 'Esq.') as address
      from addresses
    ), drawn as (
      select n as key,
        ${moment} - (interval '1 second' * floor(power(1 - n::float8 / ${requests}::int, 0.8) * 86400 * 365 * ${years}::int)) as created_on,
        floor(power(pg_temp.chance(n, 1), 2) * (select count(*) from people))::bigint as provider,
        pg_temp.chance(n, 2) as author, floor(pg_temp.chance(n, 3) * (select count(*) from addresses))::bigint as home,
        (10000000 + floor(pg_temp.chance(n, 5) * 30000000))::bigint as person,
        (20000000 + floor(pg_temp.chance(n, 8) * 10000000))::bigint as student,
        pg_temp.chance(n, 6) < 0.08 as is_student,
        to_char(1 + floor(pg_temp.chance(n, 7) * 899), 'FM000') as cp3
      from generate_series(1, ${requests}::int) n
    )
    select 'request' as kind, null::bigint as original, key, people.id as provider_id, staff.id as created_by_id,
      'loja' || (staff.position / 2) || '@' || domain as provider_email, drawn.created_on,
      ${fullName} as full_name,
      ${nif('person')} as fiscal_number, address || jsonb_build_object('cp4', cp4, 'cp3', cp3) as address, cp4 || '-' || cp3 as post_code,
      is_student,
      case when is_student then ${nif('student')} end as student_fiscal_number,
      (select ${sql.raw(requestStatus('pg_temp.chance(key, 9)'))} from (select ${moment} - drawn.created_on as age) as aged) as status_id
    from drawn
    join people on people.position = drawn.provider
    join staff on staff.parent_id = people.id and staff.position = floor(drawn.author * people.staff)::bigint
    join homes on homes.position = drawn.home`);
};

/** Plans rechecks, and the maintenance requests of each provider's list, which are submitted in the same instant. */
export const planFollowers = async (db: Database, { applications, until }: Quantity): Promise<void> => {
  const requests = Math.round((applications * (100 - rechecks - maintenance)) / 100);
  const followers = applications - requests;
  const moment = sql`${until.toISOString()}::timestamptz`;
  await db.execute(sql`
    insert into planned
    with candidates as (
      select *, row_number() over (order by key) as position
      from planned where status_id in (9, 10)
    ), drawn as (
      select n, pg_temp.chance(n, 20) < ${maintenance / (maintenance + rechecks)}::float8 as is_maintenance,
        1 + floor(pg_temp.chance(n, 21) * (select count(*) from candidates))::bigint as position
      from generate_series(1, ${followers}::int) n
    ), dated as (
      select drawn.n, drawn.is_maintenance, candidates.*, ${moment} as until_moment,
        candidates.created_on + (${moment} - candidates.created_on) * pg_temp.chance(n, 22) as later
      from drawn join candidates using (position)
    ), moved as (
      select *, case when is_maintenance
        then least(until_moment - interval '1 hour',
          date_trunc('year', later) + interval '9 months' + interval '1 day' * (provider_id % 40) + interval '1 hour' * (9 + provider_id % 8))
        else later end as handed_in
      from dated
    )
    select case when is_maintenance then 'maintenance' else 'recheck' end, key, ${requests}::int + n, provider_id,
      created_by_id, provider_email, greatest(handed_in, created_on + interval '1 hour'), full_name, fiscal_number, address, post_code, is_student,
      student_fiscal_number,
      (select ${sql.raw(followerStatus('pg_temp.chance(n, 23)'))} from (select until_moment - handed_in as age) as aged)
    from moved`);
};

/** Stores the planned applications, with ids in the order of creation. */
export const storePlans = async (db: Database): Promise<void> => {
  await db.execute(sql`
    create temporary table numbered on commit drop as
    select key, (select coalesce(max(id), 0) from applications) + row_number() over (order by created_on, key) as id
    from planned`);
  await db.execute(sql`
    insert into applications (id, kind, recheck_application_id, provider_id, provider_email, created_by_id, created_on,
      status_id, status_date, full_name, fiscal_number, address, post_code, is_student, student_full_name,
      student_fiscal_number, student_address, applicant_gave_consent, applicant_provided_required_documents,
      has_address_changed, eligibility_notification_sent_date, activation_start_date, decision)
    overriding system value
    select numbered.id, kind, original.id, provider_id, provider_email, created_by_id, created_on, status_id,
      entered_on,
      full_name, fiscal_number, address, post_code, is_student, case when is_student then full_name end,
      student_fiscal_number, case when is_student then address end, true, pg_temp.chance(planned.key, 41) < 0.3,
      kind = 'maintenance' and pg_temp.chance(planned.key, 42) < 0.05,
      case when status_id in (7, 8, 9, 10) then created_on + interval '3 days' * pg_temp.chance(planned.key, 43) end,
      case when kind = 'request' and status_id in (9, 10) then created_on + interval '3 days' + interval '1 day' *
        case when pg_temp.chance(planned.key, 44) < 0.07 then 12 + floor(pg_temp.chance(planned.key, 45) * 30) else floor(pg_temp.chance(planned.key, 45) * 6) end
      end,
      case when status_id in (9, 10) then decision_key(created_on + interval '5 minutes', 7, false)
        when status_id in (7, 8) then decision_key(entered_on, status_id, false) end
    from planned
    join numbered using (key)
    left join numbered original on original.key = planned.original
    cross join lateral (select least(created_on + interval '3 days' * pg_temp.chance(planned.key, 40) +
      case when status_id in (9, 10) then interval '9 days' else interval '0' end, greatest(created_on, now())) as entered_on) as entered
    order by numbered.id`);
  await db.execute(sql`
    select setval(pg_get_serial_sequence('applications', 'id'), (select max(id) from applications))`);
};
