/** One of the options. */
export interface ComboBoxItem {
  id: string;
  label: string;
  /** A quieter line under the label. */
  description?: string;
  isDisabled?: boolean;
}

/** Options that belong together, under a heading. */
export interface ComboBoxSection {
  title: string;
  items: readonly ComboBoxItem[];
}

export type ComboBoxOption = ComboBoxItem | ComboBoxSection;

/** Whether an entry is a section. */
export function isSection(option: ComboBoxOption): option is ComboBoxSection {
  return 'items' in option;
}

/** The option of that id, in a section or alone. */
export function findItem(options: readonly ComboBoxOption[], id: string | null): ComboBoxItem | undefined {
  return itemsOf(options).find((item) => item.id === id);
}

/** How many options there are, those in sections included. */
export function countItems(options: readonly ComboBoxOption[]): number {
  return itemsOf(options).length;
}

function itemsOf(options: readonly ComboBoxOption[]): ComboBoxItem[] {
  return options.flatMap((option) => (isSection(option) ? option.items : [option]));
}
