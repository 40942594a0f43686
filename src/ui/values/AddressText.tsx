import { EmailText } from './EmailText';

const postalCode = /\b(\d{4}-\d{3})\b/;

/** A text whose postal codes do not break at their hyphen; its e-mail addresses break as an EmailText. */
export const AddressText = ({ text }: { text: string }) =>
  text.split(postalCode).map((part, i) =>
    i % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their index
      <span key={i} className="ui-whole">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their index
      <EmailText key={i} text={part} />
    ),
  );
