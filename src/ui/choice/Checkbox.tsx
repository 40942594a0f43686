import type { ComponentPropsWithRef, ReactNode } from 'react';
import './choice.css';

interface ChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size' | 'onChange'> {
  /** Shown beside the box as its name; without one the box needs an `aria-label`. */
  label?: ReactNode;
  /** Called with the new state. */
  onChange?: (checked: boolean) => void;
}

/** A box to tick. */
export const Checkbox = (props: ChoiceProps) => (
  <Labelled {...props} className={`ui-check ${props.className ?? ''}`} type="checkbox" />
);

/** A switch for something that turns on or off at once. */
export const Switch = (props: ChoiceProps) => (
  <Labelled {...props} className="ui-switch" type="checkbox" role="switch" />
);

/** One of several mutually exclusive options, which share a `name`. */
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
