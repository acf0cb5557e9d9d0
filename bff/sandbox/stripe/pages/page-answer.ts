/** What a form does: a page to show, or where the browser goes. */
export type PageAnswer = { readonly page: string; readonly status?: number } | { readonly to: string };
