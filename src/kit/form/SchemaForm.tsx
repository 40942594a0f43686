import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { SimpleForm, type SimpleFormProps } from './SimpleForm';

interface SchemaFormProps<Input extends FieldValues, Output extends FieldValues>
  extends Pick<SimpleFormProps<FieldValues>, 'id' | 'isQuiet' | 'isDraftKept' | 'mode' | 'children'> {
  /** Validates the values; its messages are shown as they are. */
  schema: z.ZodType<Output, Input>;
  defaultValues: Input;
  /** Called with the schema's output for valid values; may resolve to messages by field, which the form then shows. */
  onSubmit: (values: Output) => unknown;
}

/** A form validated by a zod schema. */
export const SchemaForm = <Input extends FieldValues, Output extends FieldValues>(
  props: SchemaFormProps<Input, Output>,
) => {
  const { schema, onSubmit, ...form } = props;
  return (
    <SimpleForm<FieldValues>
      {...form}
      resolver={zodResolver<FieldValues, unknown, FieldValues>(schema)}
      onSubmit={(values) => onSubmit(schema.parse(values))}
    />
  );
};
