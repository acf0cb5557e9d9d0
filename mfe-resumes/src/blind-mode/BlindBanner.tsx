import type { Resume } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { RevealDialog } from './RevealDialog.tsx';

/** Says that blind mode hides who this is, and offers to reveal it. */
export function BlindBanner({ resume }: { readonly resume: Resume }) {
  const [isRevealing, setRevealing] = useState(false);
  if (!resume.is_blind) return null;
  return (
    <>
      <Banner
        icon={<EyeOff aria-hidden />}
        title="Blind mode is on. This candidate's identity is hidden."
        action={
          <Button variant="ghost" onPress={() => setRevealing(true)}>
            Reveal
          </Button>
        }
      />
      <RevealDialog isOpen={isRevealing} resume={resume} onClose={() => setRevealing(false)} />
    </>
  );
}
