import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

interface ReadOnlyCheckboxProps {
  /** Translated text beside the box; also its accessible name. */
  label: string;
  checked: boolean;
}

/** A box that shows a decision and can't be ticked; its text stays as readable as any other. */
export const ReadOnlyCheckbox = ({ label, checked }: ReadOnlyCheckboxProps) => (
  <FormControlLabel
    disabled
    control={<Checkbox checked={checked} size="small" sx={{ py: 0 }} />}
    label={label}
    sx={{
      alignItems: 'flex-start',
      m: 0,
      ml: -1,
      '& .MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' },
      '& .MuiCheckbox-root.Mui-disabled': { color: 'text.secondary' },
    }}
  />
);
