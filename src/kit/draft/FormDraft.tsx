import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/buttons/Button';
import { formatMoment } from '../format/lisbonTime';
import type { OpenDraft } from './openDraft';
import { useKeptValues } from './useKeptValues';

/**
 * Stands inside a form: keeps what is typed, chosen files included, and puts it back when its user returns to the form
 * without having sent it. Says so, and offers to begin anew.
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
      // What is being typed already comes first.
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
