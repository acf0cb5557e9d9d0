import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Description, DescriptionList } from '@shortlist/design-system/DescriptionList';
import { SegmentedControl } from '@shortlist/design-system/SegmentedControl';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { formatDateTime, messageOf, useEndpoint } from '@shortlist/platform';
import { OVERRIDE_HOURS, OVERRIDES_ADDRESS, type OverridePreview } from '@shortlist/platform/overrides';
import { type ReactElement, useState } from 'react';
import type { CheckedWish } from './checked-wish.ts';
import { overrideEndpoints } from './override-endpoints.ts';
import { sourceOf } from './override-words.ts';

const HOURS = [
  { id: '1', label: '1 hour' },
  { id: String(OVERRIDE_HOURS.usual), label: `${OVERRIDE_HOURS.usual} hours` },
  { id: String(OVERRIDE_HOURS.most), label: `${OVERRIDE_HOURS.most} hours` },
];

/** A build that was found: what it is, whether it fits, and the button that a link can't press. */
export function CheckedOverride({ checked }: { readonly checked: CheckedWish }): ReactElement {
  const { asked, preview } = checked;
  const [hours, setHours] = useState(String(OVERRIDE_HOURS.usual));
  const set = useEndpoint(overrideEndpoints.set);
  const handleConfirm = () =>
    set.mutate(
      { body: { ...asked, hours: Number(hours) } },
      // The page is made of other files now: it begins again.
      { onSuccess: () => location.assign(OVERRIDES_ADDRESS) },
    );
  const fits = preview.problems.length === 0;
  return (
    <Stack align="start">
      <Facts preview={preview} />
      <Verdict preview={preview} />
      {fits ? <SegmentedControl label="Duration" items={HOURS} value={hours} onChange={setHours} /> : null}
      {set.isError ? (
        <Banner tone="negative" title="Failed to set the override">
          {messageOf(set.error)}
        </Banner>
      ) : null}
      <Inline>
        <ButtonLink href={OVERRIDES_ADDRESS}>Cancel</ButtonLink>
        {fits ? (
          <Button
            variant="primary"
            isPending={set.isPending || set.isSuccess}
            pendingLabel="Saving..."
            onPress={handleConfirm}
          >
            Override
          </Button>
        ) : null}
      </Inline>
    </Stack>
  );
}

function Facts({ preview }: { readonly preview: OverridePreview }): ReactElement {
  const { commit, builtAt } = preview;
  return (
    <DescriptionList>
      <Description term="Remote">
        {preview.title} (team {preview.team})
      </Description>
      <Description term="Live version">{preview.live ?? 'Never released'}</Description>
      <Description term="Your version">
        {preview.version}
        {preview.url === null ? '' : ` from ${sourceOf(preview)}`}
      </Description>
      <Description term="Built">
        {formatDateTime(builtAt)}
        {commit === null ? '' : `, of commit ${commit.slice(0, 10)}`}
      </Description>
    </DescriptionList>
  );
}

function Verdict({ preview: { problems } }: { readonly preview: OverridePreview }): ReactElement {
  if (problems.length === 0) return <Banner tone="positive" title="Compatible with everything live." />;
  return (
    <Banner tone="negative" title="Not compatible with what's live.">
      <Stack as="ul" gap={1}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </Stack>
    </Banner>
  );
}
