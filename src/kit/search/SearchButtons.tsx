import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../ui/buttons/Button';
import type { SearchValues } from './searchValues';
import { useSearch } from './useSearch';

interface SearchButtonsProps {
  empty: SearchValues;
}

/** 'Pesquisar', and 'Limpar', which shows everything again. */
export const SearchButtons = ({ empty }: SearchButtonsProps) => {
  const translate = useTranslate();
  const { reset } = useFormContext();
  const search = useSearch();
  const clear = () => {
    reset(empty);
    search(empty);
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
