import { useListContext, useTranslate } from 'ra-core';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import './search.css';

/** Shown in place of the results after a failed search, with a button to try again; the toast says what happened. */
export const ListFailure = () => {
  const { refetch } = useListContext();
  const translate = useTranslate();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, and there are none here
    <div role="group" className="kit-load-failure">
      <Icon name="error" />
      <span>{translate('kit.search.notLoaded')}</span>
      <Button color="inherit" size="small" onClick={() => refetch()}>
        {translate('kit.search.retry')}
      </Button>
    </div>
  );
};
