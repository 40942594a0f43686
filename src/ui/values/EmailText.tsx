import { Fragment } from 'react';

/** Where words end, and where an e-mail address may be broken. */
const ends = /(\s+|[,()])/;
const places = /(?<=@)|(?=\.)/;

/** What has a hyphen and is kept in one piece: a postal code, and a part of an address that fits on every line. */
const postalCode = /^\d{4}-\d{3}$/;
const shortPart = /^(?=.*-).{1,24}$/;

/**
 * A text whose e-mail addresses, where too long for a line, break only after the @ and before a dot, and whose postal
 * codes do not break.
 */
export const EmailText = ({ text }: { text: string }) =>
  // Other texts stay as they are, at little cost for tables with many cells.
  /[@-]/.test(text)
    ? text.split(ends).map((word) =>
        (word.includes('@') ? word.split(places) : [word]).map((part, i, { length }) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their index
          <Fragment key={i}>
            {/* Hidden from screen readers, which would read it as a space. */}
            {i > 0 && <wbr aria-hidden />}
            {(length > 1 ? shortPart : postalCode).test(part) ? (
              <span className="ui-whole">{part}</span>
            ) : (
              part
            )}
          </Fragment>
        )),
      )
    : text;
