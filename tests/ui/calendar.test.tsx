import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Calendar } from '../../src/ui/material/Calendar';

it('a calendar begins on Monday', () => {
  const texts = { name: 'Calendário', chooseDay: 'Escolher dia', chooseYear: 'Escolher ano' };
  render(
    <Calendar day={new Date(2026, 10, 22)} min={null} max={null} texts={texts} onPick={() => undefined} />,
  );
  expect(screen.getAllByRole('columnheader').map((day) => day.getAttribute('aria-label'))).toEqual([
    'segunda-feira',
    'terça-feira',
    'quarta-feira',
    'quinta-feira',
    'sexta-feira',
    'sábado',
    'domingo',
  ]);
  const days = screen.getAllByRole('gridcell').map((day) => day.textContent);
  expect(days.indexOf('1') % 7, '1 November 2026 is a Sunday').toBe(6);
});
