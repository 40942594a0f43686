import { sql } from 'drizzle-orm';
import { userType } from '../../contract/rules/userTypes';
import type { Database } from '../db/database';
import { users } from '../db/schema/users';
import { hashPassword } from '../services/heavyWork/tasks/password';
import { seedAddresses } from './addresses/seedAddresses';
import { insertApplications } from './applications/insertApplications';
import { planApplications } from './applications/planApplications';
import { planFollowUps } from './applications/planFollowUps';
import { demoPassword } from './common/demoAccounts';
import { createPeople } from './common/demoPeople';
import { demoProviders, demoUsers } from './common/demoUsers';
import { insertInBatches } from './common/insertInBatches';
import { createPrng } from './common/prng';
import { seedDecisionTexts } from './seedDecisionTexts';
import { seedMaintenance } from './seedMaintenance';
import { seedReferenceData } from './seedReferenceData';

const oldest = 560 * 24 * 60 * 60 * 1000;

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

    const people = demoUsers(passwordHash, new Date(now.getTime() - oldest));
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
