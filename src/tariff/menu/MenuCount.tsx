import { formatNumber } from '../../../contract/rules/formatNumber';
import './menuCount.css';

/** A figure beside a link of the menu, whose name stays as it is; nothing for none. Its title is all that is read. */
export const MenuCount = ({ count, label }: { count: number; label: string }) =>
  count > 0 && (
    <span role="img" title={label} className="menu-count">
      {formatNumber(count)}
    </span>
  );
