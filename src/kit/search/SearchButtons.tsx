import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../ui/buttons/Button';
import type { SearchValues } from './searchValues';

interface SearchButtonsProps {
  empty: SearchValues;
  /** Called with the values of an empty form. */
  onClear: (empty: SearchValues) => void;
}

/** 'Pesquisar', and 'Limpar', which shows everything again. */
export const SearchButtons = ({ empty, onClear }: SearchButtonsProps) => {
  const translate = useTranslate();
  const { reset } = useFormContext();
  const clear = () => {
    reset(empty);
    onClear(empty);
  };
  return (
    <div className="kit-search-buttons">
      <Button variant="outlined" onClick={clear}>
        {translate('kit.search.clear')}
      </Button>
      <Button type="submit" variant="contained" icon="search">
        {translate('kit.search.submit')}
      </Button>
    </div>
  );
};
