import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

/** What a field of a light form takes of the form. */
export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong with the value, once it is to be said. */
  problem?: string | undefined;
}

interface TextFieldProps extends FieldProps {
  /** Stands inside the field, at its end. */
  end?: ReactNode;
}

/** A line of text, labelled in its border, with its problem below. */
export const TextField = ({ label, problem, end, ...input }: TextFieldProps) => {
  const id = useId();
  const problemId = `${id}problem`;
  return (
    <div className="field" data-invalid={problem !== undefined || undefined}>
      <div className="field-box">
        <input
          id={id}
          type="text"
          {...input}
          placeholder=" "
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
        />
        <label htmlFor={id}>{label}</label>
        {end}
        <fieldset aria-hidden>
          <legend>
            <span>{label}</span>
          </legend>
        </fieldset>
      </div>
      {problem !== undefined && (
        <p id={problemId} className="field-problem">
          {problem}
        </p>
      )}
    </div>
  );
};
