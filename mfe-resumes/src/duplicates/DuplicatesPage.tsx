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
  useDocumentTitle('Possible duplicates');
  useBreadcrumbs([{ label: 'Resumes', href: '/resumes' }, { label: 'Possible duplicates' }]);
  return (
    <Page>
      <PageHeader
        title="Possible duplicates"
        description="Resumes that may be of the same person. A merge keeps one in the lists and the others as its earlier versions, with all their matches."
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
          <LoadError title="The duplicates could not be loaded." query={found} />
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
          title="No possible duplicates."
          description="Resumes with the same e-mail address, telephone number or nearly the same words will be shown here."
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
          Show more
        </Button>
      )}
    </>
  );
}

export { DuplicatesPage as Component };
