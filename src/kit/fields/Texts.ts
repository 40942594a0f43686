/** The dotted keys of all texts in a group of messages. */
type Keys<Group> = {
  [Part in keyof Group & string]: Group[Part] extends string ? Part : `${Part}.${Keys<Group[Part]>}`;
}[keyof Group & string];

/** A translation key: one of the messages' keys if their type is given, any string otherwise. */
export type TextKey<Texts = unknown> = unknown extends Texts ? string : Keys<Texts>;

/** The fields that the messages of a resource have a label for; any string if the type of the messages is not given. */
export type DescribedSource<Texts = unknown> = Texts extends {
  resources: Record<string, { fields: infer Labels }>;
}
  ? Extract<keyof Labels, string>
  : string;
