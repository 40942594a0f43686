import type { ReactNode } from 'react';
import { Text } from '../layout/Stack';
import { EmailText } from '../values/EmailText';
import { useScrollOnArrival } from './useScrollOnArrival';
import { useTitleFocus } from './useTitleFocus';
import './layout.css';

export interface PageFrameProps {
  /** Translated text of the page's only h1; undefined until it is known. */
  title: string | undefined;
  /** Shown beside the title, such as a status. */
  beside?: ReactNode;
  /** Shown in a line under the title line, as wide as the page. */
  subtitle?: ReactNode;
  /** Shown before the title, such as a back button. */
  before?: ReactNode;
  /** Shown at the end of the title line. */
  actions?: ReactNode;
  /** Whether it takes the full width, as a list does for its columns. */
  isWide?: boolean;
  children: ReactNode;
}

/** The frame of every screen: title line and content. */
export const PageFrame = (props: PageFrameProps) => {
  const { title, beside, subtitle, before, actions, isWide = false, children } = props;
  const heading = useTitleFocus(title);
  useScrollOnArrival(title);
  return (
    <div className={isWide ? 'ui-page wide' : 'ui-page'}>
      {before && <div>{before}</div>}
      <div className="ui-page-head">
        {title === undefined ? (
          <span aria-hidden className="ui-page-title-pending" />
        ) : (
          <div className="ui-page-title">
            <h1 ref={heading} tabIndex={-1}>
              <EmailText text={title} />
            </h1>
            {beside}
          </div>
        )}
        {actions && <div className="ui-page-actions">{actions}</div>}
        {subtitle && (
          <Text size="small" tone="secondary">
            {typeof subtitle === 'string' ? <span className="told">{subtitle}</span> : subtitle}
          </Text>
        )}
      </div>
      {children}
    </div>
  );
};
