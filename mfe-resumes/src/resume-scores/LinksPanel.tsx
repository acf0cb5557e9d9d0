import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Link } from '@shortlist/design-system/Link';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { ExternalLink } from 'lucide-react';
import { type ProfileSite, profileLinksOf } from './profile-links.ts';

interface LinksPanelProps {
  readonly links: readonly string[];
  readonly site: ProfileSite;
  readonly name: string;
}

/** The links of a site that stand in the resume. Nothing is fetched from there. */
export function LinksPanel({ links, site, name }: LinksPanelProps) {
  const found = profileLinksOf(links, site);
  if (found.length === 0) {
    return (
      <EmptyState
        title={`No ${name} link in this resume`}
        description="Shortlist shows only links found in the resume."
      />
    );
  }
  return (
    <Stack gap={3}>
      <Stack as="ul" gap={2}>
        {found.map(({ text, href }) => (
          <li key={text}>
            <Link href={href} target="_blank" rel="noreferrer">
              {text}
              <ExternalLink aria-hidden />
            </Link>
          </li>
        ))}
      </Stack>
      <Text as="p" size="caption" tone="quiet">
        Opens in a new tab. Shortlist doesn't read this profile.
      </Text>
    </Stack>
  );
}
