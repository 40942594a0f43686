import { fieldLabels } from '../../../contract/fieldLabels';
import { fieldLengths } from '../../../contract/rules/limits';
import { ReadOnlyInput } from '../../kit/form/ReadOnlyInput';
import { TextInput } from '../../kit/inputs/TextInput';
import { FieldCell, FieldGrid } from '../../ui/fields/FieldGrid';

const editable = [
  { field: 'arteryDesignation', span: 6 },
  { field: 'doorNumber', span: 2 },
  { field: 'floor', span: 2 },
  { field: 'floorSuffix', span: 2 },
] as const;

const lookedUp = ['postalDesignation', 'locality', 'parish', 'county', 'district'] as const;

/** The chosen address: street, door, floor and side can be edited, the rest is read-only (spec 2.3). */
export const AddressDetails = ({ source }: { source: string }) => (
  <FieldGrid>
    {editable.map(({ field, span }) => (
      <FieldCell key={field} span={span}>
        <TextInput source={`${source}.${field}`} label={fieldLabels[field]} maxLength={fieldLengths[field]} />
      </FieldCell>
    ))}
    {lookedUp.map((field) => (
      <FieldCell key={field} span={4}>
        <ReadOnlyInput source={`${source}.${field}`} label={fieldLabels[field]} />
      </FieldCell>
    ))}
  </FieldGrid>
);
