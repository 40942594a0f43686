import { Fragment } from 'react';

const places = /(?<=@)|(?=\.)/;

/** A text whose e-mail addresses, where too long for a line, break only after the @ and before a dot. */
export const EmailText = ({ text }: { text: string }) =>
  text.includes('@')
    ? text.split(places).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their index
        <Fragment key={i}>
          {/* Hidden from screen readers, which would read it as a space. */}
          {i > 0 && <wbr aria-hidden />}
          {part}
        </Fragment>
      ))
    : text;
