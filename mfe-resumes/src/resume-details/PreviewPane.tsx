import type { Resume } from '@shortlist/api-contract';
import { useSearchParams } from '@shortlist/platform/router';
import { type PreviewView, previewViewOf } from '../resume-preview/preview-view.ts';
import { ResumePreview } from '../resume-preview/ResumePreview.tsx';

/** The right side: the resume itself. The address keeps whether as file or as text. */
export function PreviewPane({ resume }: { readonly resume: Resume }) {
  const [params, setParams] = useSearchParams();

  function change(view: PreviewView) {
    setParams({ view }, { replace: true, preventScrollReset: true });
  }

  return (
    <ResumePreview resume={resume} view={previewViewOf(params.get('view'), resume)} onViewChange={change} />
  );
}
