import { and, eq, sql } from 'drizzle-orm';
import type { ApiEnvironment } from '../../../../contract/rules/apiEnvironments';
import { userStatus, userType } from '../../../../contract/rules/userTypes';
import type { Database } from '../../../../server/db/database';
import { lockRow } from '../../../../server/db/lockRow';
import { users } from '../../../../server/db/schema/users';
import { inDatabase } from '../../../../server/documents/documentPlaces';
import { Refusal } from '../../../../server/lib/refusal';
import type { OpenSandbox } from '../../../../server/services/context/sandboxAccess';
import type { SignedInContext } from '../../../../server/services/context/serviceContext';
import { rightsOfProvider } from '../clients/findClient';
import { environmentTexts } from './texts';

/** Which environment a call is about and, from administrators, which provider. */
interface Wanted {
  readonly environment: ApiEnvironment;
  readonly providerId?: number | undefined;
}

/**
 * Returns the context of the environment that a person's call is about: for the sandbox, the same caller with its database,
 * keys, audit and documents, where the provider is given the same id at its first use. In the sandbox itself there is no other
 * environment, and the context stays.
 * @throws {Refusal} `badRequest` where there is no sandbox; `unavailable` if it can't be opened
 */
export const inEnvironment = async <Context extends SignedInContext>(
  context: Context,
  { environment, providerId }: Wanted,
): Promise<Context> => {
  if (environment === 'live' || context.environment === 'sandbox') return context;
  if (!context.sandbox) throw new Refusal('badRequest', environmentTexts.none, undefined, 'environment');
  const sandbox = await context.sandbox.open();
  await bringCaller(context, sandbox, context.actor.providerId ?? providerId);
  return {
    ...context,
    environment: 'sandbox',
    putExamples: sandbox.putExamples,
    db: sandbox.db,
    // For calls that encrypt; what a call had of the installation's is replaced.
    tokenKeys: sandbox.tokenKeys,
    auditKey: sandbox.auditKey,
    documents: inDatabase,
    modules: sandbox.modules,
    // Its worker looks by itself every second.
    written: undefined,
  };
};

/** Brings what the sandbox knows of the caller up to date: the provider, and the person as nothing but an id. */
const bringCaller = async (
  { db, actor, now }: SignedInContext,
  sandbox: OpenSandbox,
  providerId: number | undefined,
): Promise<void> => {
  if (providerId === undefined) return;
  const provider = await findProvider(db, providerId);
  if (!provider) return;
  await bringProvider(sandbox, { ...provider, createdOn: now() });
  if (actor.userId === providerId) return;
  await sandbox.db
    .insert(users)
    .overridingSystemValue()
    .values({
      id: actor.userId,
      userTypeId: actor.role === 'Administrator' ? userType.administrator : userType.operator,
      userStatusId: userStatus.inactive,
      parentId: actor.providerId,
      weeklyMail: false,
      createdOn: now(),
    })
    .onConflictDoNothing();
};

/**
 * Has the sandbox know at once whether a provider is active, if the provider was ever there. Where nobody has used the sandbox,
 * or it can't be opened, nobody is in it; it then learns of that when the provider is next looked at there.
 */
export const tellSandbox = async (
  { db, sandbox, now }: SignedInContext,
  providerId: number,
): Promise<void> => {
  const opened = await sandbox?.openIfUsed().catch(() => undefined);
  if (!opened || !(await findProvider(opened.db, providerId))) return;
  const provider = await findProvider(db, providerId);
  if (provider) await bringProvider(opened, { ...provider, createdOn: now() });
};

/** What the sandbox knows of a provider: what its own account has, with the rights of all its people. */
const findProvider = async (db: Database, id: number) => {
  const [found] = await db
    .select({
      id: users.id,
      userTypeId: users.userTypeId,
      userStatusId: users.userStatusId,
      name: users.name,
      permissions: rightsOfProvider(sql`${id}::integer`),
    })
    .from(users)
    .where(and(eq(users.id, id), eq(users.userTypeId, userType.provider)));
  return found && { ...found, permissions: found.permissions.toSorted() };
};

type MirroredProvider = NonNullable<Awaited<ReturnType<typeof findProvider>>>;

const bringProvider = async (
  sandbox: OpenSandbox,
  { createdOn, ...provider }: MirroredProvider & { readonly createdOn: Date },
): Promise<void> => {
  const known = await findProvider(sandbox.db, provider.id);
  if (known && JSON.stringify(known) === JSON.stringify(provider)) return;
  await sandbox.db.transaction(async (db) => {
    await lockRow(db, `sandbox provider ${provider.id}`);
    const isNew = !(await findProvider(db, provider.id));
    const { id, ...values } = provider;
    await db
      .insert(users)
      .overridingSystemValue()
      .values({ ...provider, weeklyMail: false, createdOn })
      .onConflictDoUpdate({ target: users.id, set: values });
    if (isNew) await sandbox.putExamples(db, id);
  });
};
