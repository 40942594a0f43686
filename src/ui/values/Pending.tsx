import './detail.css';

/** Stands for a value that is on its way; screen readers are told by the busy part around it. */
export const Pending = () => <span className="ui-pending" aria-hidden />;
