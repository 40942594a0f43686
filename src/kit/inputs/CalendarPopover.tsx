import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { type RefObject, useContext, useState } from 'react';
import { FrameContext } from '../layout/frameContext';
import { Calendar, type CalendarProps } from './Calendar';

interface CalendarPopoverProps extends CalendarProps {
  /** What opened it and gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A calendar below the field that it belongs to. */
export const CalendarPopover = ({ anchor, onClose, onPick, ...calendar }: CalendarPopoverProps) => {
  const translate = useTranslate();
  const { Frame } = useContext(FrameContext);
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <Frame>
      <Popover
        open={isOpen}
        onClose={close}
        anchorEl={() => anchor.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': translate('kit.inputs.calendar') },
          transition: { onExited: onClose },
        }}
      >
        <Calendar
          {...calendar}
          onPick={(day) => {
            onPick(day);
            close();
          }}
        />
      </Popover>
    </Frame>
  );
};
