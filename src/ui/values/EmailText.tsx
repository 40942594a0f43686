import { Fragment } from 'react';

const places = /(?<=@)|(?=\.)/;

/** The word at the end of a part if it has a hyphen and fits on a line of every screen. */
const whole = /(?<![^ ])(?=[^ ]*-)([^ ]{1,24})$/;

/** A text whose e-mail addresses, where too long for a line, break only after the @ and before a dot. */
export const EmailText = ({ text }: { text: string }) =>
  text.includes('@')
    ? text.split(places).map((part, i) => {
        const [before, word] = part.split(whole);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their index
          <Fragment key={i}>
            {/* Hidden from screen readers, which would read it as a space. */}
            {i > 0 && <wbr aria-hidden />}
            {before}
            {word && <span className="ui-whole">{word}</span>}
          </Fragment>
        );
      })
    : text;
