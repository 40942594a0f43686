import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { afterPress } from '../../ui/afterPress';
import type { TextBoxProps } from '../../ui/fields/TextBox';

/** The properties of a field, without its label. */
type TiedField = Omit<TextBoxProps, 'label'>;

/** What is wrong with which field. */
export type Problems<Name extends string> = Partial<Record<Name, string | undefined>>;

interface GateForm<Name extends string> {
  /** The fields' values at first. */
  empty: Readonly<Record<Name, string>>;
  judge: (values: Readonly<Record<Name, string>>) => Problems<Name>;
  /** Called with accepted values; may resolve to what the server finds wrong, with which field or with the whole form. */
  onSubmit: (values: Readonly<Record<Name, string>>) => Promise<Problems<Name | 'form'> | undefined>;
}

const hasAny = (problems: Problems<string>) => Object.values(problems).some(Boolean);

/**
 * A form without a library (spec 5): a field is judged once it was typed in or left, all of them by a submit,
 * which when refused moves the focus to the first that is wrong.
 */
export const useGateForm = <Name extends string>({ empty, judge, onSubmit }: GateForm<Name>) => {
  const [values, setValues] = useState(empty);
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Problems<Name | 'form'>>({});
  const [refusals, setRefusals] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const problems = judge(values);

  // A prerendered form may have been typed into, or filled by the browser, before anything heard of it.
  useLayoutEffect(() => {
    const fields = form.current?.querySelectorAll('input') ?? [];
    const typed = Object.fromEntries(Array.from(fields, ({ name, value }) => [name, value]));
    if (hasAny(typed)) setValues((values) => ({ ...values, ...typed }));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal asks for it
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const refuse = (found: Problems<Name | 'form'>) => {
    setRefused(found);
    setRefusals((count) => count + 1);
  };
  const submit = async () => {
    setJudged(new Set(Object.keys(values)));
    // What the server said of the attempt before goes with this one (spec 5).
    setRefused({});
    if (hasAny(problems)) return refuse({});
    setIsBusy(true);
    try {
      const found = await onSubmit(values);
      if (found) refuse(found);
    } finally {
      setIsBusy(false);
    }
  };
  return {
    values,
    isBusy,
    /** What the server found wrong with the whole form, until the next attempt. */
    failure: refused.form,
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!isBusy) void submit();
      },
    },
    field: (name: Name): TiedField => {
      const problem = refused[name] ?? (judged.has(name) ? problems[name] : undefined);
      return {
        id: `${id}${name}`,
        name,
        value: values[name],
        // Every field of these forms is, so that a mark would tell nothing.
        required: false,
        error: problem !== undefined,
        helperText: problem,
        onChange: ({ target }) => {
          setValues((typed) => ({ ...typed, [name]: target.value }));
          setJudged((names) => new Set(names).add(name));
          setRefused(({ [name]: _, ...others }) => others as Problems<Name | 'form'>);
        },
        onBlur: () => afterPress(() => setJudged((names) => new Set(names).add(name))),
      };
    },
  };
};
