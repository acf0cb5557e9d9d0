import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Link } from '@shortlist/design-system/Link';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatTime } from '@shortlist/platform';
import { OVERRIDES_ADDRESS, type Override } from '@shortlist/platform/overrides';
import { FlaskConical } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './OverrideBanner.module.css';
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
    <aside className={styles.bar} aria-label="Overridden remotes">
      <Banner
        tone="caution"
        icon={<FlaskConical aria-hidden />}
        className={styles.banner}
        action={
          <Button
            size="small"
            isPending={ending === 'all'}
            pendingLabel="Resetting..."
            onPress={() => reset()}
          >
            {isOne ? 'Reset' : 'Reset all'}
          </Button>
        }
      >
        <Stack as="ul" gap={1}>
          {overrides.map((override) => (
            <Inline as="li" gap={3} rowGap={1} key={override.package}>
              <Sentence override={override} />
              {isOne ? null : (
                <Button
                  size="small"
                  variant="ghost"
                  className={styles.one}
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
        {refusal === null ? null : (
          <Text as="p" tone="negative" role="alert">
            Failed to reset: {refusal}
          </Text>
        )}
      </Banner>
    </aside>
  );
}

function Sentence({ override }: { readonly override: Override }): ReactElement {
  const isOver = useIsExpired(override.expiresAt);
  const title = (
    <Link href={OVERRIDES_ADDRESS} className={styles.title}>
      {override.title}
    </Link>
  );
  if (override.problem !== null) {
    return (
      <p className={styles.sentence}>
        {title} is showing the live version: {sourceOf(override)} is incompatible. {override.problem}
      </p>
    );
  }
  const source = (
    <Text as="b" tone="strong" weight={640}>
      {sourceOf(override)}
    </Text>
  );
  return (
    <p className={styles.sentence}>
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
    </p>
  );
}
