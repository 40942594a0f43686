import type { UseFormReturn } from 'react-hook-form';
import type { RequestFormInput } from '../../../contract/entities/request';
import { everyField } from '../../../contract/rules/requestFields';
import { emptyAddress } from '../addressPicker/chosenAddress';

/** Returns an empty request of a provider. */
export const emptyRequest = (providerId: number | null): RequestFormInput => ({
  providerId,
  providerEmail: '',
  ...everyField({ text: () => '', address: emptyAddress, flag: false, document: null, documents: [] }),
});

/** Empties fields of the form and clears their errors (spec 4, Form rules). */
export const emptyFields = (
  form: UseFormReturn<RequestFormInput>,
  names: readonly (keyof RequestFormInput)[],
): void => {
  const empty = emptyRequest(null);
  for (const name of names) {
    form.setValue(name, empty[name], { shouldDirty: true });
    form.clearErrors(name);
  }
};
