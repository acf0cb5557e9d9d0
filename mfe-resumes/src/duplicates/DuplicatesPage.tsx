import { duplicates } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { LoadError, pagesOf, useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { useInfiniteQuery } from '@shortlist/platform/query';
import { DuplicateGroupCard } from './DuplicateGroupCard.tsx';

/** How many groups one call brings. */
const PAGE_SIZE = 20;

/** /resumes/duplicates: resumes that may be of one person, side by side; nothing is merged by itself. */
export function DuplicatesPage() {
  useDocumentTitle('Possible Duplicates');
  useBreadcrumbs([{ label: 'Resumes', href: '/resumes' }, { label: 'Possible Duplicates' }]);
  return (
    <Page>
      <PageHeader
        title="Possible Duplicates"
        description="These resumes may belong to the same person. Merging keeps one current and saves the rest as earlier versions with their matches."
      />
      <Groups />
    </Page>
  );
}

function Groups() {
  const found = useInfiniteQuery(pagesOf(duplicates.list, { query: { limit: PAGE_SIZE } }));
  if (found.data === undefined) {
    return (
      <Card>
        {found.error ? (
          <LoadError title="Failed to load duplicates" query={found} />
        ) : (
          <SkeletonRows rows={6} label="Loading possible duplicates" />
        )}
      </Card>
    );
  }
  const groups = found.data.pages.flatMap(({ data }) => data.groups);
  if (groups.length === 0) {
    return (
      <Card>
        <EmptyState
          title="No possible duplicates"
          description="Resumes that share an email, a phone number, or nearly identical text appear here."
          action={<ButtonLink href="/resumes">Go to Resumes</ButtonLink>}
        />
      </Card>
    );
  }
  return (
    <>
      {groups.map((group) => (
        <DuplicateGroupCard key={group.resumes.map(({ id }) => id).join()} group={group} />
      ))}
      {found.hasNextPage && (
        <Button
          isPending={found.isFetchingNextPage}
          pendingLabel="Loading..."
          onPress={() => void found.fetchNextPage()}
        >
          Show More
        </Button>
      )}
    </>
  );
}

export { DuplicatesPage as Component };
