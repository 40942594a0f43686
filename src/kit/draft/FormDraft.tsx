import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/buttons/Button';
import { formatMoment } from '../format/lisbonTime';
import type { OpenDraft } from './openDraft';
import { useKeptValues } from './useKeptValues';

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

  useEffect(() => {
    let isGone = false;
    draft?.read().then((found) => {
      const defaults = form.formState.defaultValues;
      // What the user has already typed takes precedence.
      if (!found || isGone || !defaults || isTypedIn.current) return;
      const known = Object.entries(found.values).filter(([name]) => name in defaults);
      form.reset({ ...defaults, ...Object.fromEntries(known) }, { keepDefaultValues: true });
      setRestoredFrom(found.keptOn);
    });
    return () => {
      isGone = true;
    };
  }, [draft, form]);

  if (!restoredFrom) return null;
  const discard = () => {
    setRestoredFrom(undefined);
    form.reset();
    draft?.erase();
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
