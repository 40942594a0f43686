import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { afterPress } from '../../ui/afterPress';
import type { TextBoxProps } from '../../ui/fields/TextBox';

/** The props of a field, without its label. */
type TiedField = Omit<TextBoxProps, 'label'>;

/** What is wrong, by field. */
export type Problems<Name extends string> = Partial<Record<Name, string | undefined>>;

interface PublicForm<Name extends string> {
  /** The fields' initial values. */
  empty: Readonly<Record<Name, string>>;
  /** Returns what this browser knows, which a prerendered form can't: it fills the fields once React is listening. */
  remembered?: () => Partial<Record<Name, string>>;
  validate: (values: Readonly<Record<Name, string>>) => Problems<Name>;
  /** Called with valid values; may resolve to what the server finds wrong, with a field or with the whole form. */
  onSubmit: (values: Readonly<Record<Name, string>>) => Promise<Problems<Name | 'form'> | undefined>;
}

const hasAny = (problems: Problems<string>) => Object.values(problems).some(Boolean);

/**
 * Runs a form without a library (spec 5): a field is validated once it was typed in or left, and all fields on submit.
 * A refused submit moves the focus to the first invalid field.
 */
export const usePublicForm = <Name extends string>({
  empty,
  remembered,
  validate,
  onSubmit,
}: PublicForm<Name>) => {
  const [values, setValues] = useState(empty);
  const [validated, setValidated] = useState<ReadonlySet<string>>(new Set());
  const [serverProblems, setServerProblems] = useState<Problems<Name | 'form'>>({});
  const [rejections, setRejections] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const problems = validate(values);

  // A prerendered form may have been typed into, or filled by the browser, before React was listening.
  useLayoutEffect(() => {
    const fields = form.current?.querySelectorAll('input') ?? [];
    const typed = Array.from(fields, ({ name, value }) => [name, value]).filter(([, value]) => value);
    const known = { ...remembered?.(), ...Object.fromEntries(typed) };
    if (hasAny(known)) setValues((values) => ({ ...values, ...known }));
  }, [remembered]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each refusal
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [rejections]);

  const reject = (found: Problems<Name | 'form'>) => {
    setServerProblems(found);
    setRejections((count) => count + 1);
  };
  const submit = async () => {
    setValidated(new Set(Object.keys(values)));
    // A new attempt clears what the server said about the previous one (spec 5).
    setServerProblems({});
    if (hasAny(problems)) return reject({});
    setIsBusy(true);
    try {
      const found = await onSubmit(values);
      if (found) reject(found);
    } finally {
      setIsBusy(false);
    }
  };
  return {
    values,
    isBusy,
    /** What the server found wrong with the whole form, until the next attempt. */
    failure: serverProblems.form,
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!isBusy) void submit();
      },
    },
    field: (name: Name): TiedField => {
      const problem = serverProblems[name] ?? (validated.has(name) ? problems[name] : undefined);
      return {
        id: `${id}${name}`,
        name,
        value: values[name],
        // Every field of these forms is required, so a mark would say nothing.
        required: false,
        error: problem !== undefined,
        helperText: problem,
        onChange: ({ target }) => {
          setValues((typed) => ({ ...typed, [name]: target.value }));
          setValidated((names) => new Set(names).add(name));
          setServerProblems(({ [name]: _, ...others }) => others as Problems<Name | 'form'>);
        },
        onBlur: () => afterPress(() => setValidated((names) => new Set(names).add(name))),
      };
    },
  };
};
