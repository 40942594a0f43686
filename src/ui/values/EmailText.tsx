import { Fragment } from 'react';

const places = /(?<=@)|(?=\.)/;

/** A text whose e-mail addresses, where a line has no room for them, are broken behind the @ and before a dot only. */
export const EmailText = ({ text }: { text: string }) =>
  text.includes('@')
    ? text.split(places).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        <Fragment key={i}>
          {/* Hidden from screen readers, which would be told of a space. */}
          {i > 0 && <wbr aria-hidden />}
          {part}
        </Fragment>
      ))
    : text;
