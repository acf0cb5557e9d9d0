/** A link of a resume: as the resume writes it, and where it leads. */
export interface ProfileLink {
  readonly text: string;
  readonly href: string;
}

/** The hosts whose pages a tab is about; their subdomains count too. */
const HOSTS = {
  linkedin: ['linkedin.com', 'lnkd.in'],
  github: ['github.com', 'github.io'],
} as const;

export type ProfileSite = keyof typeof HOSTS;

/** Those links of a resume that lead to a site. What is no web address leads nowhere and is left out. */
export function profileLinksOf(links: readonly string[], site: ProfileSite): ProfileLink[] {
  return links.flatMap((text) => {
    const href = /^https?:\/\//i.test(text) ? text : `https://${text}`;
    if (!URL.canParse(href)) return [];
    const { hostname } = new URL(href);
    const isOfSite = HOSTS[site].some((host) => hostname === host || hostname.endsWith(`.${host}`));
    return isOfSite ? [{ text, href }] : [];
  });
}
