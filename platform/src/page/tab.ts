/**
 * What an address says to a tab beside its name: `?tab=match-score&job=7` gives `{ job: '7' }`. A name that is absent is
 * not said.
 */
export type TabParams<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

/**
 * The props of a widget that fills a tab of another remote's page. The address is the message: who wants a tab to show
 * something links to it, and the widget is told by `params`.
 */
export interface TabProps<Name extends string = string> {
  /** Kept while another tab is shown. */
  readonly params: TabParams<Name>;
  /** Writes them into the address in place of what stood there: a choice that reload, back and a copied link keep. */
  readonly onParamsChange: (params: TabParams<Name>) => void;
}
