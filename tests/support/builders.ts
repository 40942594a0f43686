import { argon2id } from 'hash-wasm';
import type { LookedUpAddress } from '../../contract/entities/address';
import { fileType } from '../../contract/entities/fileType';
import { applicationStatus } from '../../contract/rules/applicationStatuses';
import { userStatus, userType } from '../../contract/rules/userTypes';
import type { Database } from '../../server/db/database';
import { applicationHistory } from '../../server/db/schema/applicationHistory';
import { applications } from '../../server/db/schema/applications';
import { files } from '../../server/db/schema/files';
import { users } from '../../server/db/schema/users';
import { generateAddresses } from '../../server/seed/addresses/generateAddresses';
import { demoPassword } from '../../server/seed/common/demoAccounts';
import { administratorRights, moduleRights } from '../../server/seed/common/demoUsers';
import { validNif } from './nifs';
import { makePdf } from './pdf';

type NewUser = Partial<typeof users.$inferInsert>;
type User = typeof users.$inferSelect & { username: string };
type NewApplication = Partial<typeof applications.$inferInsert>;
type NewHistory = Partial<typeof applicationHistory.$inferInsert>;

let passwordHash: Promise<string> | undefined;
let looked: LookedUpAddress | undefined;
/** Tests number their own tax numbers from 0, and must never meet one of a request that was made here. */
const firstNif = 8_000_000;
let lastNumber = 0;
const nextNumber = () => {
  lastNumber += 1;
  return lastNumber;
};

const only = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (row === undefined) throw new Error('The database returned no row.');
  return row;
};

/** Hashes a password in the server's format, at a hundredth of the server's cost. */
const quickHash = (password: string): Promise<string> =>
  argon2id({
    password: password.normalize('NFC'),
    salt: crypto.getRandomValues(new Uint8Array(16)),
    memorySize: 8,
    iterations: 1,
    parallelism: 1,
    hashLength: 32,
    outputType: 'encoded',
  });

const makeUser = async (
  db: Database,
  values: typeof users.$inferInsert & { username: string },
): Promise<User> => {
  passwordHash ??= quickHash(demoPassword);
  const rows = await db
    .insert(users)
    .values({ passwordHash: await passwordHash, ...values })
    .returning();
  return { ...only(rows), username: values.username };
};

/** Makes a provider, by default active and with every right; it can sign in itself. */
export const makeProvider = (db: Database, overrides: NewUser = {}): Promise<User> => {
  const number = nextNumber();
  return makeUser(db, {
    userTypeId: userType.provider,
    userStatusId: userStatus.active,
    name: `Prestador ${number}`,
    permissions: [...moduleRights()],
    ...overrides,
    username: overrides.username ?? `prestador${number}@prestador.example.pt`,
  });
};

/** Makes an operator of the provider `parentId`, or of a new one. */
export const makeOperator = async (db: Database, overrides: NewUser = {}): Promise<User> =>
  makeUser(db, {
    userTypeId: userType.operator,
    userStatusId: userStatus.active,
    parentId: overrides.parentId ?? (await makeProvider(db)).id,
    permissions: [...moduleRights()],
    ...overrides,
    username: overrides.username ?? `operador${nextNumber()}@prestador.example.pt`,
  });

/** Makes an administrator, by default with every right. */
export const makeAdministrator = (db: Database, overrides: NewUser = {}): Promise<User> =>
  makeUser(db, {
    userTypeId: userType.administrator,
    userStatusId: userStatus.active,
    permissions: [...administratorRights()],
    ...overrides,
    username: overrides.username ?? `regulador${nextNumber()}@tsi.example.pt`,
  });

/** Returns an address as a request carries it: a row of the address search with a door number. */
export const anAddress = () => {
  looked ??= only(generateAddresses());
  const { arteryLocalInfo: _, ...row } = looked;
  return { ...row, doorNumber: '12', floor: '3', floorSuffix: 'Esq.' };
};

/** Makes an application with one history entry, by default Submitted and of a new provider. */
export const makeApplication = async (
  db: Database,
  overrides: NewApplication = {},
  history: NewHistory = {},
): Promise<typeof applications.$inferSelect> => {
  const providerId = overrides.providerId ?? (await makeProvider(db)).id;
  const address = overrides.address ?? anAddress();
  const rows = await db
    .insert(applications)
    .values({
      providerId,
      createdById: providerId,
      providerEmail: 'elegibilidade@prestador.example.pt',
      statusId: applicationStatus.submitted,
      fullName: 'Maria dos Santos Ferreira',
      fiscalNumber: validNif(firstNif + nextNumber()),
      address,
      postCode: `${address.cp4}-${address.cp3}`,
      applicantGaveConsent: true,
      ...overrides,
    })
    .returning();
  const application = only(rows);
  await db.insert(applicationHistory).values({
    applicationId: application.id,
    statusId: application.statusId,
    createdOn: application.statusDate,
    ...history,
  });
  return application;
};

/** Makes a document of an application, by default a proof from Social Security. */
export const makeFile = async (
  db: Database,
  applicationId: number,
  overrides: Partial<typeof files.$inferInsert> = {},
): Promise<typeof files.$inferSelect> =>
  only(
    await db
      .insert(files)
      .values({
        applicationId,
        resourceFileTypeId: fileType.socialSecurityFile,
        filename: 'comprovativo.pdf',
        content: makePdf(),
        ...overrides,
      })
      .returning(),
  );
