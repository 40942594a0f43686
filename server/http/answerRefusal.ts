import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { badRequest, type InputProblem } from '../../contract/errors';
import { errorsByField } from '../../contract/fieldMessage';
import type { CodedText } from '../lib/refusal';

/** Answers with a text and its code, which the record of the call keeps too. */
export const answerRefusal = (c: Context, said: CodedText, status: ContentfulStatusCode): Response => {
  c.set('errorCode', said.code);
  return c.json(failureOf(said), status);
};

/** Returns the body of such an answer. */
export const failureOf = ({ text, code }: CodedText) => ({ message: text, code });

/**
 * Answers what is wrong with an input. A program is also told where: by the field's path, or the field whose label the
 * text begins with. Our web application finds its fields by their labels, as a form is not shaped like the input.
 */
export const answerProblems = (c: Context, problems: readonly InputProblem[]): Response => {
  const isProgram = c.get('signedIn')?.actor.client !== undefined;
  const told = problems.map(
    (problem): InputProblem => ({
      ...problem,
      code: problem.code ?? 'refused',
      field: problem.field ?? (isProgram ? (problem.path ?? fieldOfLabel(problem.text)) : undefined),
    }),
  );
  c.set('errorCode', told[0]?.code);
  return c.json(badRequest(...told), 400);
};

/** Returns the field whose label a text begins with, unless several have that label. */
const fieldOfLabel = (text: string): string | undefined => {
  const places = Object.keys(errorsByField([text])).filter((place) => !place.endsWith('.id'));
  return places.length === 1 ? places[0] : undefined;
};
