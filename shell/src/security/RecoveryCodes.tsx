import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { FormActions } from '@shortlist/design-system/Form';
import { Stack } from '@shortlist/design-system/Stack';
import { toast } from '@shortlist/platform';
import { Copy } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './Security.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Recovery codes, which are shown this one time. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps): ReactElement {
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast({ message: 'Recovery codes copied' });
  };
  return (
    <Stack>
      <Banner tone="caution" title="Save these recovery codes now">
        They aren’t shown again. Each one logs you in once if you lose your phone or passkey.
      </Banner>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
      <FormActions>
        <Button icon={<Copy aria-hidden />} onPress={() => void copy()}>
          Copy Codes
        </Button>
        <Button variant="primary" onPress={onDone}>
          Done
        </Button>
      </FormActions>
    </Stack>
  );
}
