import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { network } from '../../support/network';

/** A password that every rule accepts. */
export const goodPassword = 'Nova-Palavra-2026';

/** The field of this exact label. */
export const field = (label: string) => screen.findByLabelText(label, { exact: true });

/** Types the new password twice, or two different texts. */
export const typeNewPassword = async (
  user: UserEvent,
  password: string,
  confirmation = password,
): Promise<void> => {
  await user.type(await field('Nova Palavra-passe'), password);
  await user.type(await field('Confirmar Palavra-passe'), confirmation);
};

/** Presses 'Gravar'. */
export const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Gravar' }));

/** Answers a call of the authentication group; a Response as it is. */
export const answerWith = (call: string, answer: JsonBodyType | Response): void =>
  network.use(
    http.post(`*/api/Authentication/${call}`, () =>
      answer instanceof Response ? answer : HttpResponse.json(answer),
    ),
  );
