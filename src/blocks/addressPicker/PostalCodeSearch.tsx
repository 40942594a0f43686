import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { type ClipboardEvent, useId, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { LookedUpAddress } from '../../../contract/entities/address';
import { isCp3, isCp4 } from '../../../contract/rules/postalCode';
import { AddressDialog } from './AddressDialog';
import { PostalCodePart } from './PostalCodePart';

interface PostalCodeSearchProps {
  /** Where the form holds the address. */
  source: string;
  onChoose: (row: LookedUpAddress) => void;
  /** A part of the postal code changed. */
  onChange: () => void;
}

/** The two parts of a postal code and the button that opens its address list (spec 2.3). */
export const PostalCodeSearch = ({ source, onChoose, onChange }: PostalCodeSearchProps) => {
  const translate = useTranslate();
  const { setValue, trigger } = useFormContext();
  const [isOpen, setIsOpen] = useState(false);
  const errorId = useId();
  const cp4: string = useWatch({ name: `${source}.cp4` }) ?? '';
  const cp3: string = useWatch({ name: `${source}.cp3` }) ?? '';
  const { error } = useController({ name: `${source}.id` }).fieldState;
  const isComplete = isCp4(cp4) && isCp3(cp3);

  // A whole code pasted into one part fills both.
  const paste = (event: ClipboardEvent) => {
    const [, first, second] =
      /^\s*(\d{4})\s*-?\s*(\d{3})\s*$/.exec(event.clipboardData.getData('text')) ?? [];
    if (!first || !second) return;
    event.preventDefault();
    setValue(`${source}.cp4`, first);
    setValue(`${source}.cp3`, second);
    onChange();
    void trigger([`${source}.cp4`, `${source}.cp3`]);
  };
  const shared = {
    source,
    onChange,
    onPaste: paste,
    onBlur: () => void trigger(`${source}.id`),
    onEnter: () => setIsOpen(isComplete),
  };

  return (
    <Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          alignItems: 'start',
          justifyContent: { sm: 'start' },
          gridTemplateColumns: { xs: '1fr auto 1fr', sm: '13.5rem auto 13.5rem auto' },
        }}
      >
        <PostalCodePart {...shared} part="cp4" />
        <div aria-hidden className="postal-code-dash">
          –
        </div>
        <PostalCodePart {...shared} part="cp3" />
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <Button
            variant="outlined"
            color={error ? 'error' : 'primary'}
            startIcon={<SearchIcon />}
            disabled={!isComplete}
            aria-describedby={error ? errorId : undefined}
            data-invalid={error ? true : undefined}
            onClick={() => setIsOpen(true)}
            sx={{ minHeight: { xs: 44, sm: 40 }, width: { xs: '100%', sm: 'auto' } }}
          >
            {translate('applicationForm.address.search')}
          </Button>
          <FormHelperText error id={errorId} role="alert">
            {error?.message}
          </FormHelperText>
        </Box>
      </Box>
      {isOpen && (
        <AddressDialog
          cp4={cp4}
          cp3={cp3}
          onCancel={() => setIsOpen(false)}
          onChoose={(row) => {
            setIsOpen(false);
            onChoose(row);
          }}
        />
      )}
    </Box>
  );
};
