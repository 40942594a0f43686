import { useTranslate } from 'ra-core';
import type { Ref } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';

interface FiltersButtonProps {
  ref: Ref<HTMLButtonElement>;
  /** The id of the element that it opens. */
  controls: string;
  isOpen: boolean;
  /** The number of filters in use. */
  inUse: number;
  onPress: () => void;
}

/** The button that unfolds and folds the filters of a list; visible only on narrow screens. */
export const FiltersButton = ({ ref, controls, isOpen, inUse, onPress }: FiltersButtonProps) => {
  const translate = useTranslate();
  return (
    <Button
      ref={ref}
      variant="outlined"
      icon="filter"
      className="kit-filters"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
    >
      {inUse > 0 ? translate('kit.search.filtersInUse', { count: inUse }) : translate('kit.search.filters')}
      <Icon name="down" className="after" />
    </Button>
  );
};
