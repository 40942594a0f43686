import { useFormContext } from 'react-hook-form';
import { LeaveQuestion } from './LeaveQuestion';
import type { Departure } from './leaveGuard';

interface UnsavedChangesProps {
  /** Whether this device keeps what was typed when the page is left. */
  isDraftKept?: boolean | undefined;
  /** Whether the form was saved, so that nothing can be lost any more. */
  isSaved?: boolean | undefined;
}

/** Goes inside a form; asks for confirmation when the user leaves the page with unsaved changes. */
export const UnsavedChanges = ({ isDraftKept = false, isSaved = false }: UnsavedChangesProps) => {
  const { control, getValues } = useFormContext();
  // The form's own state would report a change only after validation.
  const isChanged = () => !isSaved && asText(getValues()) !== asText(control._defaultValues);
  const lossOf = ({ endsSession }: Departure) =>
    !isDraftKept ? 'lost' : endsSession ? 'draftErased' : 'draftKept';
  return <LeaveQuestion isWanted={isChanged} lossOf={lossOf} />;
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
