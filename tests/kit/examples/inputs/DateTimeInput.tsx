import { SimpleForm } from '../../../../src/kit/form/SimpleForm';
import { DateTimeInput } from '../../../../src/kit/inputs/DateTimeInput';
import type { Play } from '../stage/ExampleModule';

/** A moment, typed as the clock in Lisbon shows it and kept in UTC. */
export const Example = () => (
  <SimpleForm defaultValues={{ decidedAt: '2026-07-01T23:30:00Z' }} onSubmit={() => undefined}>
    <DateTimeInput source="decidedAt" label="Decidida em" />
  </SimpleForm>
);

export const play: Play = async ({ screen, expect }) => {
  expect(screen.getByLabelText('Decidida em')).toHaveValue('2026-07-02T00:30');
};
