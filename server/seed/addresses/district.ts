/** A district (or island) for the invented addresses: each county with its areas, 'cp4 Parish; cp4 Parish'. */
export interface District {
  id: number;
  name: string;
  counties: Readonly<Record<string, string>>;
}
