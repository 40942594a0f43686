import type { ComponentPropsWithRef, ReactNode } from 'react';
import './choice.css';

interface ChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size' | 'onChange'> {
  /** Stands beside the box and names it; without one it needs an `aria-label`. */
  label?: ReactNode;
  /** Told the new state. */
  onChange?: (checked: boolean) => void;
}

/** A box to tick. */
export const Checkbox = (props: ChoiceProps) => (
  <Labelled {...props} className={`ui-check ${props.className ?? ''}`} type="checkbox" />
);

/** Something that is on or off at once. */
export const Switch = (props: ChoiceProps) => (
  <Labelled {...props} className="ui-switch" type="checkbox" role="switch" />
);

/** One of several that exclude each other by their common name. */
export const Radio = (props: ChoiceProps) => <Labelled {...props} className="ui-check radio" type="radio" />;

const Labelled = ({
  label,
  onChange,
  ...input
}: ChoiceProps & Pick<ComponentPropsWithRef<'input'>, 'type' | 'role'>) => {
  const control = <input {...input} onChange={({ target }) => onChange?.(target.checked)} />;
  if (!label) return control;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside
    <label className="ui-choice">
      {control}
      <span>{label}</span>
    </label>
  );
};

interface ReadOnlyCheckboxProps {
  /** Translated text beside the box; also its accessible name. */
  label: string;
  checked: boolean;
}

/** A box that shows a decision and can't be ticked; its text stays as readable as any other. */
export const ReadOnlyCheckbox = (props: ReadOnlyCheckboxProps) => (
  <Checkbox {...props} disabled className="readonly" />
);
