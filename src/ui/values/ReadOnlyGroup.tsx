import { type ReactNode, useId } from 'react';
import { Stack } from '../layout/Stack';
import './detail.css';

interface ReadOnlyGroupProps {
  /** Translated heading; also the accessible name of the group. */
  title: string;
  children: ReactNode;
}

/** A named part of a Section. */
export const ReadOnlyGroup = ({ title, children }: ReadOnlyGroupProps) => {
  const id = useId();
  return (
    <Stack role="group" aria-labelledby={id} gap="close">
      <h3 id={id} className="ui-group-title">
        {title}
      </h3>
      {children}
    </Stack>
  );
};
