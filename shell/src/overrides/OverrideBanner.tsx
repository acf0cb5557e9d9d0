import { Button } from '@shortlist/design-system/Button';
import { Link } from '@shortlist/design-system/Link';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatTime } from '@shortlist/platform';
import { OVERRIDES_ADDRESS, type Override } from '@shortlist/platform/overrides';
import { FlaskConical } from 'lucide-react';
import type { ReactElement } from 'react';
import { BannerBar } from '../layout/BannerBar.tsx';
import { BuildErrorDialog } from './BuildErrorDialog.tsx';
import { sourceOf } from './override-words.ts';
import { pageOverrides } from './page-overrides.ts';
import { useIsExpired } from './use-is-over.ts';
import { useReloadOnUserChange } from './use-reload-for-another.ts';
import { useReset } from './use-reset.ts';

/**
 * Over every page that holds an overridden remote, for as long as it does: which, from where, until when, and the one
 * click that ends it. It can't be put away.
 */
export function OverrideBanner(): ReactElement {
  const overrides = pageOverrides();
  const { reset, ending, refusal } = useReset();
  useReloadOnUserChange();
  const isOne = overrides.length === 1;
  return (
    <BannerBar
      label="Overridden remotes"
      edge="start"
      tone="caution"
      icon={<FlaskConical aria-hidden />}
      action={
        <Button size="small" isPending={ending === 'all'} pendingLabel="Resetting..." onPress={() => reset()}>
          {isOne ? 'Reset' : 'Reset all'}
        </Button>
      }
    >
      <Stack as="ul" gap={1}>
        {overrides.map((override) => (
          <Inline as="li" gap={1} key={override.package}>
            <Sentence override={override} />
            {isOne ? null : (
              <Button
                size="small"
                variant="ghost"
                aria-label={`Reset ${override.title}`}
                isPending={ending === override.package}
                onPress={() => reset(override.package)}
              >
                Reset
              </Button>
            )}
          </Inline>
        ))}
      </Stack>
      <BuildErrorDialog />
      {refusal === null ? null : (
        <Text as="p" tone="negative" role="alert">
          Failed to reset: {refusal}
        </Text>
      )}
    </BannerBar>
  );
}

function Sentence({ override }: { readonly override: Override }): ReactElement {
  const isOver = useIsExpired(override.expiresAt);
  const title = (
    <Text as={Link} tone="strong" weight={640} href={OVERRIDES_ADDRESS}>
      {override.title}
    </Text>
  );
  if (override.problem !== null) {
    return (
      <Text as="p" wrap="anywhere">
        {title} is showing the live version: {sourceOf(override)} is incompatible. {override.problem}
      </Text>
    );
  }
  const source = (
    <Text as="b" tone="strong" weight={640}>
      {sourceOf(override)}
    </Text>
  );
  return (
    <Text as="p" wrap="anywhere">
      {isOver ? (
        <>
          {title} override from {source} ended {formatTime(override.expiresAt)}. Reload to use the live
          version.
        </>
      ) : (
        <>
          {title} is overridden by {source} until {formatTime(override.expiresAt)}. Only you see it.
        </>
      )}
    </Text>
  );
}
