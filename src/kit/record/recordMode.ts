import { createContext, useContext } from 'react';

/** What a record's page is for, decided by its route (spec 4, User/provider form modes). */
export type RecordMode = 'create' | 'edit' | 'view';

/** Provides the state of the surrounding form, for `useRecordMode`. */
export const RecordModeContext = createContext<{ mode: RecordMode; isDisabled: boolean }>({
  mode: 'view',
  isDisabled: true,
});

/** Returns the form's mode, and whether its inputs are disabled: when viewing, or without the right to save. */
export const useRecordMode = () => useContext(RecordModeContext);
