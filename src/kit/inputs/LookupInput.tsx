import type { Choice } from '../../ui/fields/Select';
import type { InputProps } from './InputProps';
import { SelectInput } from './SelectInput';
import { type Lookup, useLookup } from './useLookup';

interface LookupInputProps extends InputProps {
  lookup: Lookup;
  /** The record's current choice, offered even if the list no longer has it. */
  ownChoice?: Choice | undefined;
}

/**
 * A select whose choices are the records of a resource. If they can't be loaded it silently stays empty, and tries
 * again when it is opened (spec 8).
 */
export const LookupInput = ({ lookup, ownChoice, ...props }: LookupInputProps) => {
  const { choices, retry } = useLookup(lookup);
  const isOffered = !ownChoice || choices.some(({ id }) => id === ownChoice.id);
  return <SelectInput {...props} choices={isOffered ? choices : [...choices, ownChoice]} onOpen={retry} />;
};
