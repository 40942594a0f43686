import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { network } from '../../support/network';

/** A password that meets every rule. */
export const goodPassword = 'Nova-Palavra-2026';

/** Finds the field with exactly this label. */
export const field = (label: string) => screen.findByLabelText(label, { exact: true });

/** Types the new password and its confirmation, by default the same text. */
export const typeNewPassword = async (
  user: UserEvent,
  password: string,
  confirmation = password,
): Promise<void> => {
  await user.type(await field('Nova Palavra-passe'), password);
  await user.type(await field('Confirmar Palavra-passe'), confirmation);
};

export const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Gravar' }));

/** Answers a call of the authentication group with JSON, or with a given Response. */
export const answerWith = (call: string, answer: JsonBodyType | Response): void =>
  network.use(
    http.post(`*/api/Authentication/${call}`, () =>
      answer instanceof Response ? answer : HttpResponse.json(answer),
    ),
  );
