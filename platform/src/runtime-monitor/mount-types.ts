/** The components that say in the tree of each React of the page whose part stands below: one `RemoteMount` for each. */
export const mountTypes = new Set<unknown>();
