import type { Resume } from '@shortlist/api-contract';
import { IconButton } from '@shortlist/design-system/IconButton';
import { Menu, MenuItem, MenuSeparator } from '@shortlist/design-system/Menu';
import { Download, Ellipsis, FileText, Pencil, ScanText, Trash2 } from 'lucide-react';

interface ResumeMenuProps {
  readonly resume: Resume;
  readonly onDelete: () => void;
}

/** What can be done with one resume. */
export function ResumeMenu({ resume, onDelete }: ResumeMenuProps) {
  return (
    <Menu
      placement="bottom end"
      trigger={
        <IconButton
          size="small"
          label={`Actions for ${resume.candidate_name}`}
          icon={<Ellipsis aria-hidden />}
        />
      }
    >
      <MenuItem href={`/resumes/${resume.id}`} icon={<FileText aria-hidden />}>
        Details
      </MenuItem>
      <MenuItem href={`/resumes/${resume.id}/ai-score`} icon={<ScanText aria-hidden />}>
        {resume.analysis ? 'View Analysis' : 'Analyze'}
      </MenuItem>
      {!resume.is_blind && (
        <>
          <MenuItem href={`/resumes/${resume.id}/edit`} icon={<Pencil aria-hidden />}>
            Rename
          </MenuItem>
          <MenuItem href={resume.file_url} download={resume.file_name} icon={<Download aria-hidden />}>
            Download
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      <MenuItem tone="danger" onAction={onDelete} icon={<Trash2 aria-hidden />}>
        Delete
      </MenuItem>
    </Menu>
  );
}
