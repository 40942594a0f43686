import { sql } from 'drizzle-orm';
import { dataOf } from '../dataOf';
import { columnOf, impersonal } from '../personalColumn';
import { decisionTexts } from '../schema/decisionTexts';
import { recordFiles } from '../schema/recordFiles';
import { recordVersions } from '../schema/recordVersions';

/** What people write into a record, which may mention any citizen. */
const text = columnOf('citizen', 'eligibility', 'records')('records', 'ifMentioned');
const file = columnOf('citizen', 'eligibility', 'records');
const version = columnOf('user', 'accounts', 'versions');

/**
 * What is held in plain resources. Of a record that belongs to a citizen, `ofPerson` names the column with the NIF; its other
 * columns are then `overwritten` or `deleted`.
 */
export const recordData = [
  dataOf(decisionTexts, { ...impersonal('id', 'decision', 'order', 'active'), title: text, text }),
  dataOf(recordFiles, {
    ...impersonal('id', 'createdOn'),
    filename: file('documents', 'ifMentioned'),
    hash: file('documents', 'kept'),
    content: file('documents', 'kept'),
    bytesId: file('documents', 'kept'),
    sealedKey: file('documents', 'kept'),
    notes: file('documents', 'kept'),
  }),
  dataOf(
    recordVersions,
    {
      ...impersonal('id', 'resource', 'recordId', 'action'),
      userId: version('author', 'kept'),
      changedOn: version('author', 'kept'),
      values: version('account', 'ifMentioned'),
      former: version('account', 'ifMentioned'),
    },
    // Those of users tell of their accounts alone.
    { searched: sql`resource <> 'users'` },
  ),
];
