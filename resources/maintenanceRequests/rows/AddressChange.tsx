import { useCanAccess, useTranslate } from 'ra-core';
import { Icon } from '../../../src/ui/icons/Icon';
import { Row } from '../../../src/ui/layout/Stack';
import '../maintenance.css';

/** The extra row below a request whose address has changed, which says who can correct it (spec 2.7). */
export const AddressChange = () => {
  const translate = useTranslate();
  const { canAccess: mayEdit } = useCanAccess({ action: 'edit' });
  return (
    <Row className="address-change">
      <Icon name="warning" className="ui-small-icon" />
      <span>{translate(`maintenance.addressChanged.${mayEdit ? 'editable' : 'readOnly'}`)}</span>
    </Row>
  );
};
