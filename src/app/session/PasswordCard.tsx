import type { ReactNode } from 'react';
import { messages } from '../../../providers/i18nProvider/messages/session';
import { Button } from '../../kit/buttons/Button';

/** The card of a form that sets a password, with its button (spec 2.2). */
export const PasswordCard = ({ isBusy, children }: { isBusy: boolean; children: ReactNode }) => (
  <div className="kit-section">
    {children}
    <Button type="submit" size="large" variant="contained" loading={isBusy}>
      {messages.app.password.submit}
    </Button>
  </div>
);
