import { useEvent, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/buttons/Button';
import { formatMoment } from '../format/lisbonTime';
import type { Draft } from './draftStore';
import type { OpenDraft } from './openDraft';

/**
 * Goes inside a form. Keeps what is typed, including chosen files, and restores it when the user returns to a form that
 * was never sent; says so, and offers to discard it.
 */
export const FormDraft = ({ draft }: { draft: OpenDraft | undefined }) => {
  const translate = useTranslate();
  const form = useFormContext();
  const [restoredFrom, setRestoredFrom] = useState<Date>();
  const { isDirty } = useFormState();
  const isTypedIn = useRef(isDirty);
  useKeptValues(draft);

  useEffect(() => {
    isTypedIn.current = isDirty;
  }, [isDirty]);

  const restore = useEvent(({ values, keptOn }: Draft) => {
    const defaults = form.formState.defaultValues;
    // What the user has already typed takes precedence.
    if (!defaults || isTypedIn.current) return;
    const known = Object.entries(values).filter(([name]) => name in defaults);
    form.reset({ ...defaults, ...Object.fromEntries(known) }, { keepDefaultValues: true });
    setRestoredFrom(keptOn);
  });
  useEffect(() => {
    let isGone = false;
    draft?.read().then((found) => {
      if (found && !isGone) restore(found);
    });
    return () => {
      isGone = true;
    };
  }, [draft, restore]);

  if (!restoredFrom) return null;
  const discard = async () => {
    form.reset();
    // The notice stays until nothing is stored, because reloading the page before that would restore the draft again.
    await draft?.erase();
    setRestoredFrom(undefined);
  };
  return (
    <Alert
      severity="info"
      outline="quiet"
      role="note"
      aria-live="polite"
      action={
        <Button size="small" onClick={discard}>
          {translate('kit.draft.discard')}
        </Button>
      }
    >
      {translate('kit.draft.restored', { moment: formatMoment(restoredFrom) })}
    </Alert>
  );
};

/** How long after the last change the values are stored, in milliseconds. */
const pause = 400;

/** Hands a form's values to its draft whenever typing pauses, and when the form unmounts with changes pending. */
const useKeptValues = (draft: OpenDraft | undefined): void => {
  const { subscribe, getValues } = useFormContext();
  useEffect(() => {
    if (!draft) return;
    let isDirty = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      if (isDirty) draft.keep(getValues());
      else void draft.erase();
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
