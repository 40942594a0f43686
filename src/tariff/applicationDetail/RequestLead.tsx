import { Slot } from '../../kit/layout/Slot';
import type { LoadedDetail } from './useApplicationDetail';

type RequestLeadProps = Pick<LoadedDetail, 'application'>;

declare module '../../kit/layout/Slot' {
  interface Slots {
    requestLead: RequestLeadProps;
  }
}

/** The place before the cards of a request, for what of it is to be acted on. */
export const RequestLead = (props: RequestLeadProps) => <Slot name="requestLead" props={props} />;
