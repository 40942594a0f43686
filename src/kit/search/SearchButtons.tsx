import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
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
    <Stack direction="row" sx={{ gap: 1.5, justifyContent: 'flex-end' }}>
      <Button variant="outlined" onClick={clear}>
        {translate('kit.search.clear')}
      </Button>
      <Button type="submit" variant="contained" startIcon={<SearchIcon />}>
        {translate('kit.search.submit')}
      </Button>
    </Stack>
  );
};
