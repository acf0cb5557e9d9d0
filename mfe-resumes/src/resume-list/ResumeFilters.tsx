import { Button } from '@shortlist/design-system/Button';
import { ListFilters } from '@shortlist/design-system/ListFilters';
import { SearchField } from '@shortlist/design-system/SearchField';
import { SegmentedControl } from '@shortlist/design-system/SegmentedControl';
import { useSavedViews, useSession } from '@shortlist/platform';
import { useLocation } from '@shortlist/platform/router';
import { X } from 'lucide-react';
import { BLIND_SEARCH } from '../blind-mode/blind-search.ts';
import { LONGEST } from '../resume-queries/longest.ts';
import { SORTS } from '../resume-queries/sorts.ts';
import styles from './ResumeTable.module.css';
import { STATUSES } from './resume-view.ts';
import type { ResumeViewControls } from './use-resume-view.ts';

/** Search, status, skill and order of the list. */
export function ResumeFilters({ view, searchText, onSearchText, onChange }: ResumeViewControls) {
  const isBlind = useSession()?.blind_mode ?? false;
  const views = { ...useSavedViews('resumes'), search: useLocation().search };
  return (
    <ListFilters
      list="resumes"
      views={views}
      sorts={SORTS}
      sort={view.sort}
      onSort={(sort) => onChange({ sort })}
    >
      <SearchField
        label="Search resumes"
        placeholder={isBlind ? BLIND_SEARCH : 'Name, skill, file, or keyword'}
        value={searchText}
        onChange={onSearchText}
        maxLength={LONGEST.search}
      />
      <SegmentedControl
        label="Status"
        items={STATUSES}
        value={view.status}
        onChange={(status) => onChange({ status })}
      />
      {view.skill && (
        <Button
          className={styles.skill}
          icon={<X aria-hidden />}
          aria-label={`Remove filter: Skill: ${view.skill}`}
          onPress={() => onChange({ skill: '' })}
        >
          Skill: {view.skill}
        </Button>
      )}
      {view.content && (
        <Button
          icon={<X aria-hidden />}
          aria-label="Remove filter: Duplicate files"
          onPress={() => onChange({ content: '' })}
        >
          Duplicate Files
        </Button>
      )}
    </ListFilters>
  );
}
