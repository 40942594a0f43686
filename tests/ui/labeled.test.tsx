import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ReadOnlyCheckbox } from '../../src/ui/choice/Checkbox';
import { Labeled } from '../../src/ui/values/Labeled';
import { ReadOnlyFields } from '../../src/ui/values/ReadOnlyFields';
import { ReadOnlyGroup } from '../../src/ui/values/ReadOnlyGroup';

const show = (value: string | number | null | undefined) =>
  render(
    <ReadOnlyFields>
      <Labeled label="Name">{value}</Labeled>
    </ReadOnlyFields>,
  );

describe('2.8 read-only values', () => {
  it.each([
    ['a text', 'Maria', 'Maria'],
    ['zero', 0, '0'],
    ['nothing, as a dash', '', '—'],
    ['null, as a dash', null, '—'],
    ['undefined, as a dash', undefined, '—'],
  ])('show %s', (_, value, shown) => {
    show(value);
    expect(screen.getByRole('term')).toHaveTextContent('Name');
    expect(screen.getByRole('definition')).toHaveTextContent(shown);
  });

  it('are in groups with accessible names', () => {
    render(
      <ReadOnlyGroup title="Residence">
        <ReadOnlyFields>
          <Labeled label="Street">Rua Nova</Labeled>
        </ReadOnlyFields>
      </ReadOnlyGroup>,
    );
    expect(within(screen.getByRole('group', { name: 'Residence' })).getByText('Rua Nova')).toBeVisible();
  });

  it.each([true, false])(
    'a read-only checkbox shows what was chosen, and can not be pressed (%s)',
    (checked) => {
      render(<ReadOnlyCheckbox label="Consent" checked={checked} />);
      const checkbox = screen.getByRole('checkbox', { name: 'Consent' });
      expect(checkbox).toBeDisabled();
      expect(checkbox).toHaveProperty('checked', checked);
    },
  );
});
