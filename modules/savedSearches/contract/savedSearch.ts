import { z } from 'zod';
import { text, textUpTo } from '../../../contract/entities/text';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { fitsSavedSearch, maxSavedSearchName, savedSearchMessages } from './savedSearchRules';

/** The name of a filter, a column or a resource. */
const fieldName = z.string().regex(/^[A-Za-z][\w.]{0,99}$/, validationMessages.invalidValue);

const plainValue = z.union([text, z.number(), z.boolean(), z.null()]);

/** What a list shows: filters by name, the order and, where some are hidden, the columns that are shown. */
export const savedSearchValue = z
  .object({
    filter: z.record(fieldName, z.union([plainValue, z.array(plainValue)])),
    sort: z.object({ field: fieldName, order: z.enum(['ASC', 'DESC']) }),
    columns: z.array(fieldName).nullable(),
  })
  .refine(fitsSavedSearch, savedSearchMessages.tooLarge);
export type SavedSearchValue = z.infer<typeof savedSearchValue>;

/** The name that people know a saved search by. */
export const savedSearchName = textUpTo(maxSavedSearchName).min(1, validationMessages.required);

/** react-admin's name of the resource whose lists a search is for. */
export const searchedResource = fieldName;

/** A search of a list that was saved under a name: the reader's own, or one that a colleague shares. */
export const savedSearch = z.object({
  id: z.int32().positive(),
  resource: searchedResource,
  name: savedSearchName,
  value: savedSearchValue,
  /** Whether the owner's side sees it: the regulator's people, or those of the same provider. */
  shared: z.boolean(),
  isOwn: z.boolean(),
  /** The owner's e-mail, or the name of a provider that has none. */
  owner: z.string(),
});
export type SavedSearch = z.infer<typeof savedSearch>;
