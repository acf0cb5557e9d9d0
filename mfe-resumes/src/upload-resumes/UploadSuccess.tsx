import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { FormActions } from '@shortlist/design-system/Form';
import { restoreFocus } from './restore-focus.ts';
import { resumeTab } from './resume-tab.ts';
import { UploadList } from './UploadList.tsx';
import { countOf, type UploadQueue } from './upload-queue.ts';
import type { LastingUpload } from './use-lasting-uploader.ts';

/** What became of the files, and what to do with the new resumes. */
export function UploadSuccess({ upload }: { readonly upload: LastingUpload }) {
  const { uploader, queue, earlierSuccess, startOver } = upload;
  const taken = earlierSuccess ?? countOf(queue, 'done');
  const left = countOf(queue, 'refused', 'cancelled');
  return (
    <>
      <Banner tone="positive" title={`${taken === 1 ? '1 resume' : `${taken} resumes`} uploaded`}>
        {left === 0 ? NEXT : leftOut(left)}
      </Banner>
      <UploadList queue={queue} uploader={uploader} hrefOf={resumeTab} />
      <FormActions>
        <Button onPress={startOver}>Upload More</Button>
        <ButtonLink href={analyzeTab(queue)}>Analyze</ButtonLink>
        <ButtonLink ref={restoreFocus} variant="primary" href="/new-dashboard?tab=resume-list">
          Go to Resume Management
        </ButtonLink>
      </FormActions>
    </>
  );
}

const NEXT = "They're in Resume Management under Active.";

function leftOut(count: number): string {
  return count === 1
    ? "1 file wasn't uploaded. See the reason below."
    : `${count} files weren't uploaded. See the reasons below.`;
}

/** The analysis with the new resumes chosen. */
function analyzeTab(queue: UploadQueue): string {
  const ids = queue.flatMap(({ state }) => (state.kind === 'done' ? [state.resume.id] : []));
  const chosen = ids.length > 0 ? `&resumes=${ids.join(',')}` : '';
  return `/new-dashboard?tab=analyze&mode=standalone${chosen}`;
}
