import { Button } from '@shortlist/design-system/Button';
import { Columns } from '@shortlist/design-system/Columns';
import { DatePicker } from '@shortlist/design-system/DatePicker';
import { TextField } from '@shortlist/design-system/TextField';
import { hasLogFilters } from './blind-log-view.ts';
import type { BlindLogControls } from './use-blind-log-view.ts';

const LONGEST = 200;

/** By a person on either side, and by days. */
export function BlindLogFilters({ view, person, setPerson, setDay, clear }: BlindLogControls) {
  return (
    <search>
      <Columns widths={180} align="end">
        <TextField
          label="Person"
          placeholder="User, email, or candidate"
          value={person}
          onChange={setPerson}
          maxLength={LONGEST}
        />
        <DatePicker
          label="From"
          value={view.from}
          max={view.to ?? undefined}
          onChange={(day) => setDay('from', day)}
        />
        <DatePicker
          label="To"
          value={view.to}
          min={view.from ?? undefined}
          onChange={(day) => setDay('to', day)}
        />
        {hasLogFilters(view) ? (
          <Button variant="ghost" size="form" onPress={clear}>
            Clear Filters
          </Button>
        ) : null}
      </Columns>
    </search>
  );
}
