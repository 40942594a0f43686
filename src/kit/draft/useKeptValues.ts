import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { OpenDraft } from './openDraft';

/** How long after the last change the values are stored, in milliseconds. */
const pause = 400;

/** Hands a form's values to its draft whenever typing pauses, and when the form unmounts with changes pending. */
export const useKeptValues = (draft: OpenDraft | undefined): void => {
  const { subscribe, getValues } = useFormContext();
  useEffect(() => {
    if (!draft) return;
    let isDirty = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      if (isDirty) draft.keep(getValues());
      else draft.erase();
    };
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: (state) => {
        const wasDirty = isDirty;
        isDirty = state.isDirty ?? isDirty;
        if (!isDirty && !wasDirty) return;
        clearTimeout(timer);
        timer = setTimeout(keep, pause);
      },
    });
    return () => {
      stop();
      if (timer) keep();
    };
  }, [draft, subscribe, getValues]);
};
