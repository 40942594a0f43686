import { useTranslate } from 'ra-core';
import { Switch } from '../../ui/choice/Checkbox';
import { Row, Text } from '../../ui/layout/Stack';
import { type ToggleProps, useToggle } from './useToggle';

/** A switch in a form, with its state beside it as Sim or Não. */
export const SwitchInput = (props: ToggleProps) => {
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
