import { sql } from 'drizzle-orm';
import {
  endOfLisbonDay,
  endOfLisbonYear,
  startOfLisbonDay,
  startOfLisbonYear,
} from '../../contract/rules/lisbonDay';
import { userType } from '../../contract/rules/userTypes';
import type { Database } from '../db/database';
import { addresses } from '../db/schema/addresses';
import { maintenancePeriods, notificationEmails } from '../db/schema/annualMaintenance';
import { decisionTexts } from '../db/schema/decisionTexts';
import { users } from '../db/schema/users';
import { hashPassword } from '../services/workers/tasks/password';
import { generateAddresses } from './addresses/generateAddresses';
import { insertApplications } from './applications/insertApplications';
import { planApplications } from './applications/planApplications';
import { planFollowUps } from './applications/planFollowUps';
import { demoPassword } from './common/demoAccounts';
import { createPeople } from './common/demoPeople';
import { demoProviders, demoUsers } from './common/demoUsers';
import { insertInBatches } from './common/insertInBatches';
import { createPrng } from './common/prng';
import { seedReferenceData } from './seedReferenceData';

const day = 24 * 60 * 60 * 1000;
const oldest = 560 * day;

/**
 * Fills an empty database: reference data, addresses, providers, users and about 300 applications of the 18 months
 * before `now`. All or nothing, and only once: if there are users already, it adds only missing reference data and
 * addresses.
 */
export const seedDemo = async (db: Database, now: Date): Promise<void> => {
  const passwordHash = await hashPassword(demoPassword);
  await db.transaction(async (tx) => {
    await seedReferenceData(tx);
    const addresses = await seedAddresses(tx);
    const [existing] = await tx.select({ id: users.id }).from(users).limit(1);
    if (existing) return;

    const people = demoUsers(passwordHash, new Date(now.getTime() - oldest), now);
    await insertInBatches(tx, users, people);
    await tx.execute(sql`select setval(pg_get_serial_sequence('users', 'id'), ${people.length}::int)`);

    const prng = createPrng(2026);
    const ingredients = { prng, addresses, people: createPeople(prng), submittersOf: submittersOf(people) };
    const requests = planApplications(ingredients, now);
    await insertApplications(tx, [...requests, ...planFollowUps(ingredients, requests, now)], {
      prng,
      administratorId: people.find(({ userTypeId }) => userTypeId === userType.administrator)?.id,
    });
    await seedMaintenance(tx, now);
    await seedDecisionTexts(tx);
  });
};

type NewUser = ReturnType<typeof demoUsers>[number];

const submittersOf = (people: readonly NewUser[]) =>
  new Map(
    demoProviders.map(({ id }) => [
      id,
      people
        .filter(
          ({ parentId, permissions }) =>
            parentId === id && permissions?.includes('ApplicationsModule_Writer'),
        )
        .map((user) => user.id),
    ]),
  );

/** Adds a maintenance period that is over, one in effect, and the notification e-mail of the first provider. */
const seedMaintenance = async (db: Database, now: Date): Promise<void> => {
  const daysFromNow = (days: number) => new Date(now.getTime() + days * day);
  await db
    .insert(maintenancePeriods)
    .values([
      { beginDate: startOfLisbonDay(daysFromNow(-380)), endDate: endOfLisbonDay(daysFromNow(-320)) },
      around(now, startOfLisbonDay(daysFromNow(-15)), endOfLisbonDay(daysFromNow(45))),
    ]);
  const [provider] = demoProviders;
  await db
    .insert(notificationEmails)
    .values({ providerId: provider.id, email: `manutencao@${provider.domain}` });
};

/** Clips a period around `now` to the year of `now`, as every period must lie within one year. */
const around = (now: Date, from: Date, to: Date) => {
  const [first, last] = [startOfLisbonYear(now), endOfLisbonYear(now)];
  return { beginDate: from > first ? from : first, endDate: to < last ? to : last };
};

/** Adds the decision texts of the demo data. */
const seedDecisionTexts = async (db: Database): Promise<void> => {
  await db.insert(decisionTexts).values(
    [
      [
        'Rendimentos acima do limite',
        'Os rendimentos do agregado familiar ultrapassam o limite previsto na lei.',
      ],
      ['Sem prestação social', 'O cidadão não beneficia de nenhuma das prestações sociais previstas na lei.'],
      [
        'Comprovativos ilegíveis',
        'Não foi possível ler os comprovativos entregues. Submeta um novo pedido com documentos legíveis.',
      ],
      ['Comprovativos fora de prazo', 'Os comprovativos entregues já não estão dentro do prazo de validade.'],
      [
        'Agregado já beneficia da tarifa',
        'O agregado familiar já beneficia da tarifa social de internet noutro contrato.',
      ],
      [
        'Falta a declaração de IRS',
        'Falta a declaração de IRS do último ano, com a nota de liquidação.',
        'elements',
      ],
      [
        'Documento atualizado',
        'O comprovativo já não está dentro do prazo. Envie um atualizado.',
        'elements',
      ],
    ].map(([title = '', text = '', decision = 'nonEligible'], index) => ({
      title,
      text,
      decision,
      order: index + 1,
      active: index !== 3,
    })),
  );
};

/** Stores the invented addresses unless the database has any addresses. Returns the invented ones in either case. */
export const seedAddresses = async (db: Database): Promise<ReturnType<typeof generateAddresses>> => {
  const rows = generateAddresses();
  const [existing] = await db.select({ id: addresses.id }).from(addresses).limit(1);
  if (!existing) await insertInBatches(db, addresses, rows);
  return rows;
};
