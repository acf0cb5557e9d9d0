import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SegmentedControl } from '@shortlist/design-system/SegmentedControl';
import { Stack } from '@shortlist/design-system/Stack';
import { isExposed, RemoteWidget, type TabProps } from '@shortlist/platform';
import { Activity, type ReactElement, useEffect } from 'react';
import { keptMode, storeMode, type UploadMode } from './upload-mode.ts';

const NOTHING = { params: {}, onParamsChange: () => {} };

const MODES = [
  { id: 'position', label: 'Post Position', widget: 'mfe_jobs/PostPosition' },
  { id: 'resume', label: 'Upload Resume', widget: 'mfe_resumes/UploadResumes' },
] as const;

/** A position or resumes: each form is a widget of the remote that owns what it makes, and keeps what stands in it. */
export function UploadTab({ params, onParamsChange }: TabProps<'mode'>): ReactElement {
  const live = MODES.filter(({ widget }) => isExposed(widget));
  const wished = params.mode ?? keptMode();
  const mode: UploadMode = (live.find(({ id }) => id === wished) ?? live[0] ?? MODES[0]).id;
  useEffect(() => storeMode(mode), [mode]);
  return (
    <Stack gap={5}>
      <PageHeader
        title="Upload"
        description="Post a position or upload resumes."
        actions={
          live.length > 1 ? (
            <SegmentedControl
              label="What to upload"
              items={live}
              value={mode}
              onChange={(next) => onParamsChange({ mode: next })}
            />
          ) : null
        }
      />
      {live.map(({ id, widget }) => (
        <Activity key={id} mode={id === mode ? 'visible' : 'hidden'}>
          <RemoteWidget id={widget} {...NOTHING} />
        </Activity>
      ))}
    </Stack>
  );
}

export default UploadTab;
