import { fieldLengths } from '../../../contract/rules/limits';
import { editableAddressParts, fixedAddressParts } from '../../../contract/rules/requestParts';
import { ReadOnlyInput } from '../../kit/form/ReadOnlyInput';
import { TextInput } from '../../kit/inputs/TextInput';
import { FieldCell, FieldGrid } from '../../ui/fields/FieldGrid';

/** The chosen address: street, door, floor and side can be edited, the rest is read-only (spec 2.3). */
export const AddressDetails = ({ source }: { source: string }) => (
  <FieldGrid>
    {editableAddressParts.map((part) => (
      <FieldCell key={part} span={part === 'arteryDesignation' ? 6 : 2}>
        <TextInput source={`${source}.${part}`} maxLength={fieldLengths[part]} />
      </FieldCell>
    ))}
    {fixedAddressParts.map((part) => (
      <FieldCell key={part} span={4}>
        <ReadOnlyInput source={`${source}.${part}`} />
      </FieldCell>
    ))}
  </FieldGrid>
);
