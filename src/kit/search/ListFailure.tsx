import { useListContext, useTranslate } from 'ra-core';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import './search.css';

/** Stays where the results would be after a failed search, with a way to try again; the toast says what happened. */
export const ListFailure = () => {
  const { refetch } = useListContext();
  const translate = useTranslate();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, of which there are none
    <div role="group" className="kit-load-failure">
      <Icon name="error" />
      <span>{translate('kit.search.notLoaded')}</span>
      <Button color="inherit" size="small" onClick={() => refetch()}>
        {translate('kit.search.retry')}
      </Button>
    </div>
  );
};
