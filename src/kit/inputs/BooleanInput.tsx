import { useInput, useTranslate, useTranslateLabel } from 'ra-core';
import { Checkbox, Switch } from '../../ui/choice/Checkbox';
import { Row, Text } from '../../ui/layout/Stack';

/** A checkbox in a form. */
export const CheckboxInput = (props: ToggleProps) => <Checkbox {...useToggle(props)} />;

/** A switch in a form, with its state beside it as Sim or Não. */
export const BooleanInput = (props: ToggleProps) => {
  const translate = useTranslate();
  const control = useToggle(props);
  return (
    <Row className="ui-switch-row">
      <Switch {...control} />
      <Text aria-hidden tone={control.checked ? 'primary' : 'secondary'} isStrong>
        {translate(control.checked ? 'kit.form.yes' : 'kit.form.no')}
      </Text>
    </Row>
  );
};

/** The options of a checkbox or switch in a form. */
interface ToggleProps {
  source: string;
  /** Translation key of the label; inferred from resource and source when absent. */
  label?: string;
  /** Called with the new state, after the form was updated. */
  onChange?: (checked: boolean) => void;
}

/** Binds an on/off control to the form; returns the props that Checkbox and Switch take. */
const useToggle = ({ source, label, onChange }: ToggleProps) => {
  const translateLabel = useTranslateLabel();
  const { field, id } = useInput({ source, format: Boolean, parse: Boolean });
  return {
    id,
    label: translateLabel({ source, label }),
    name: field.name,
    checked: Boolean(field.value),
    onChange: (isOn: boolean) => {
      field.onChange(isOn);
      onChange?.(isOn);
    },
    onBlur: field.onBlur,
    ref: field.ref,
  };
};
