import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Slot } from '../../src/kit/layout/Slot';
import type { HandedSearch } from '../../src/kit/search/searchAddress';
import { Button } from '../../src/ui/buttons/Button';
import { TextBox } from '../../src/ui/fields/TextBox';
import { Section } from '../../src/ui/page/Section';
import { auditQuestionTexts as texts } from './texts';
import './auditQuestions.css';

declare module '../../src/kit/layout/Slot' {
  interface Slots {
    /** Beside the title of the questions: what else the whole audit can be asked. */
    auditActions: object;
  }
}

type Question = keyof typeof texts.questions;

const digits = /^\d+$/;

/** Says what is wrong with what was typed; undefined if nothing is. */
const mistakeOf = (question: Question, typed: string): string | undefined => {
  if (!typed) return texts.required;
  if (question === 'fiscalNumber' && !/^\d{9}$/.test(typed)) return texts.wrongNif;
  if (question === 'applicationId' && !digits.test(typed)) return texts.wrongNumber;
  return undefined;
};

/** The three questions, each with a field of its own; the list below shows the answer. */
export const AuditQuestions = () => (
  <Section title={texts.title} actions={<Slot name="auditActions" props={{}} />}>
    <div className="audit-questions">
      {(Object.keys(texts.questions) as Question[]).map((question) => (
        <QuestionForm key={question} question={question} />
      ))}
    </div>
  </Section>
);

const QuestionForm = ({ question }: { question: Question }) => {
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [mistake, setMistake] = useState<string>();
  const { question: asked, label } = texts.questions[question];
  const answer = (event: FormEvent) => {
    event.preventDefault();
    const value = typed.trim();
    const wrong = mistakeOf(question, value);
    setMistake(wrong);
    if (wrong) return;
    const search = { [question]: question === 'applicationId' ? Number(value) : value };
    // In the history state, so that no address holds a tax number or an e-mail.
    navigate('.', {
      state: { search, id: crypto.randomUUID?.() ?? String(Math.random()) } satisfies HandedSearch,
    });
  };
  return (
    <form noValidate aria-labelledby={`${id}-title`} onSubmit={answer}>
      <h3 id={`${id}-title`}>{asked}</h3>
      <TextBox
        id={id}
        required
        label={label}
        value={typed}
        autoComplete="off"
        inputMode={question === 'actorName' ? 'email' : 'numeric'}
        error={mistake !== undefined}
        helperText={mistake}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="outlined">
        {texts.answer}
      </Button>
    </form>
  );
};
