import type { CheckedInput } from '../../../contract/calls/defineCall';
import type { SaveResult } from '../../../contract/calls/savedUsers';
import type { createProviders as createProvidersCall } from '../../../contract/calls/user';
import { userType } from '../../../contract/rules/userTypes';
import { users } from '../../db/schema/users';
import { recordAudit } from '../audit/recordAudit';
import { cleanText } from '../cleanText';
import type { SignedInContext } from '../serviceContext';
import { ItemRefusal } from '../user/itemRefusal';
import { saveEach } from '../user/saveEach';
import { userTexts } from '../user/userTexts';

type Input = CheckedInput<typeof createProvidersCall>;

const insert = async (context: SignedInContext, item: Input['users'][number]): Promise<number> => {
  const { userStatusId } = item;
  const name = cleanText(item.name);
  if (!name) throw new ItemRefusal(userTexts.nameRequired);
  const [created] = await context.db
    .insert(users)
    .values({ userTypeId: userType.provider, userStatusId, name, createdOn: context.now() })
    .returning({ id: users.id });
  if (!created) throw new ItemRefusal(userTexts.providerNotFound);
  await recordAudit(context, {
    action: 'create',
    subject: 'provider',
    subjectId: created.id,
    detail: { userStatusId },
  });
  return created.id;
};

/** Creates providers: users of type 2 that have a name and no e-mail (spec 7, create-provider). */
export const createProviders = (context: SignedInContext, input: Input): Promise<SaveResult[]> =>
  saveEach(context, input.users, insert);
