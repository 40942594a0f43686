import { Fragment } from 'react';

const places = /(?<=@)|(?=\.)/;
const postalCode = /^\d{4}-\d{3}$/;

/** The most characters of a part that is kept in one piece, so that it fits on a line of any screen. */
const mostWhole = 24;

/**
 * A text whose e-mail addresses, where too long for a line, break only after the @ and before a dot, and whose postal
 * codes do not break.
 */
export const EmailText = ({ text }: { text: string }) =>
  // Other texts stay as they are, at little cost for tables with many cells.
  text.includes('@') || text.includes('-') ? text.split(/(\s+|[,()])/).map(wordOf) : text;

const wordOf = (word: string, position: number) => {
  if (postalCode.test(word)) return <Whole key={position} text={word} />;
  if (!word.includes('@')) return word;
  return word.split(places).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their index
    <Fragment key={`${position}.${i}`}>
      {/* Hidden from screen readers, which would read it as a space. */}
      {i > 0 && <wbr aria-hidden />}
      {part.includes('-') && part.length <= mostWhole ? <Whole text={part} /> : part}
    </Fragment>
  ));
};

/** A word that does not break at its hyphen. */
const Whole = ({ text }: { text: string }) => <span className="ui-whole">{text}</span>;
