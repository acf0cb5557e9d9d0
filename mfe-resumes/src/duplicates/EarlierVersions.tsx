import { duplicates, type Resume } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Link } from '@shortlist/design-system/Link';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatDate, messageOf, queryOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { undoMerge } from '../duplicates/decide.ts';

/** What was merged into a resume: each can be opened, and each merge be undone. Nothing where there is none. */
export function EarlierVersions({ resume }: { readonly resume: Resume }) {
  const found = useQuery({
    ...queryOf(duplicates.merges, { params: { id: resume.id } }),
    enabled: resume.earlier_versions > 0,
  });
  const merges = found.data?.merges.filter(({ resumes }) => resumes.length > 0) ?? [];
  if (found.error && !found.data) {
    return (
      <Banner
        tone="negative"
        title="Failed to load earlier versions"
        action={
          <Button size="small" isPending={found.isFetching} onPress={() => void found.refetch()}>
            Retry
          </Button>
        }
      >
        {messageOf(found.error)}
      </Banner>
    );
  }
  if (found.isLoading) return <SkeletonRows rows={2} label="Loading earlier versions" />;
  if (merges.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Earlier Versions" />
      <Stack as={CardBody} gap={3}>
        {merges.map((merge) => (
          <Inline gap={3} justify="between" key={merge.id}>
            <Text as="ul" wrap="anywhere">
              {merge.resumes.map(({ id, file_name, uploaded_at }) => (
                <li key={id}>
                  <Link href={`/resumes/${id}`}>{file_name}</Link>
                  <Text size="caption" tone="quiet">
                    {' '}
                    Uploaded {formatDate(uploaded_at)}
                  </Text>
                </li>
              ))}
            </Text>
            <Button size="small" onPress={() => void undoMerge(merge.id)}>
              Undo Merge
            </Button>
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}

export { EarlierVersions as default };
