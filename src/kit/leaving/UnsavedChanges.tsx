import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Text } from '../../ui/layout/Stack';
import { Confirm } from '../dialogs/Confirm';
import { type Departure, leaveGuard } from './leaveGuard';
import { leavingTexts as texts } from './texts';

interface UnsavedChangesProps {
  /** Whether this device keeps what was typed when the page is left. */
  isDraftKept?: boolean | undefined;
  /** Whether the form was saved, so that nothing can be lost any more. */
  isSaved?: boolean | undefined;
}

/** Goes inside a form; asks for confirmation when the user leaves the page with unsaved changes. */
export const UnsavedChanges = ({ isDraftKept = false, isSaved = false }: UnsavedChangesProps) => {
  const { control, getValues } = useFormContext();
  const [departure, setDeparture] = useState<Departure>();

  useEffect(() => {
    if (isSaved) return;
    // The form's own state would report a change only after validation.
    const isChanged = () => asText(getValues()) !== asText(control._defaultValues);
    const removeGuard = leaveGuard.add((next) => {
      if (!isChanged()) return false;
      setDeparture(next);
      return true;
    });
    const warn = (event: BeforeUnloadEvent) => {
      if (isChanged()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      removeGuard();
      window.removeEventListener('beforeunload', warn);
    };
  }, [isSaved, control, getValues]);

  const stay = () => setDeparture(undefined);
  const leave = () => {
    stay();
    departure?.go();
  };
  const loss = !isDraftKept ? 'lost' : departure?.endsSession ? 'draftErased' : 'draftKept';
  return (
    <Confirm
      isOpen={departure !== undefined}
      title={texts.question}
      confirmColor={loss !== 'draftKept' ? 'warning' : 'primary'}
      onConfirm={leave}
      onClose={stay}
      content={<Text tone="secondary">{texts[loss]}</Text>}
    />
  );
};

const alike = (_name: string, value: unknown): unknown => {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return undefined;
  if (value instanceof File) return [value.name, value.size, value.lastModified];
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
};

/**
 * Serialises a form's values so that equal values give equal texts: inputs turn an empty value into '' or null, and
 * plain JSON says nothing about a file.
 */
export const asText = (values: unknown): string => JSON.stringify(values, alike);
