import './detail.css';

/** A placeholder for a value that is loading; screen readers are told by the busy region around it. */
export const Pending = () => <span className="ui-pending" aria-hidden />;
