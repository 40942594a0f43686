import Checkbox from '@mui/material/Checkbox';

interface PermissionBoxProps {
  /** Column and row, such as 'Consultar Utilizadores'. */
  name: string;
  checked: boolean;
  disabled: boolean;
  onChange: (ticked: boolean) => void;
}

/** One box of the permission grid. */
export const PermissionBox = ({ name, checked, disabled, onChange }: PermissionBoxProps) => (
  <Checkbox
    size="small"
    checked={checked}
    disabled={disabled}
    onChange={(_, ticked) => onChange(ticked)}
    slotProps={{ input: { 'aria-label': name } }}
    sx={{ '&.Mui-disabled.Mui-checked': { color: 'text.secondary' } }}
  />
);
