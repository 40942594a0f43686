import '../page/layout.css';

const lines = ['1', '2', '3', '4', '5'];

/** Keeps the place of a table whose first page is on its way. */
export const TableSkeleton = () => (
  <div aria-hidden className="ui-skeleton">
    {lines.map((line) => (
      <span key={line} />
    ))}
  </div>
);
