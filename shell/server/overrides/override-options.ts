/** Who may point a remote at another build in a running installation, and where such builds may come from. */
export interface OverrideOptions {
  /** `https://*.preview.example.com`, `http://localhost:*`; empty: only releases of this installation can be looked at. */
  readonly origins: readonly string[];
  /** Email addresses of accounts that may besides administrators, in lower case. */
  readonly users: readonly string[];
}
