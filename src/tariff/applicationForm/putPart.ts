import type { UseFormReturn } from 'react-hook-form';
import type { RequestFormInput } from './requestFormSchema';

/** Sets several fields of the form and clears their errors (spec 4, Form rules). */
export const putPart = (form: UseFormReturn<RequestFormInput>, part: Partial<RequestFormInput>) => {
  for (const name of Object.keys(part) as (keyof RequestFormInput)[]) {
    form.setValue(name, part[name], { shouldDirty: true });
    form.clearErrors(name);
  }
};
