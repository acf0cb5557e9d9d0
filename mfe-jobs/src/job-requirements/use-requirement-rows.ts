import { type RequirementList, requirements } from '@shortlist/api-contract';
import { useEndpoint } from '@shortlist/platform';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Autosave, type SaveState } from './autosave.ts';
import { adopt, type RequirementRows, rowOf, savedOf } from './requirement-rows.ts';

/** Milliseconds without a key after which what is typed is saved. */
const TYPING_PAUSE = 600;
/** How far back Undo goes. */
const MOST_STEPS = 50;

/** The requirements of a position as they are edited. */
export interface RequirementEditing {
  readonly rows: RequirementRows;
  /** Makes other rows of these, and saves them. Changes of the same field while it is typed in are one step back. */
  readonly change: (make: (rows: RequirementRows) => RequirementRows, typedIn?: string) => void;
  /** Takes the last step back; null when there is none. */
  readonly undo: (() => void) | null;
  /** Goes back to what is read in the job description; rejects when that fails. */
  readonly reset: () => Promise<void>;
  readonly saveState: SaveState;
  /** Why nothing could be saved. */
  readonly saveError: unknown;
  /** Saves what waits, or has failed, now. */
  readonly flush: () => void;
  readonly isDirty: () => boolean;
}

/** Keeps each change on the screen at once, saves it, and knows the way back. */
export function useRequirementRows(
  jobId: string,
  { requirements: stored }: RequirementList,
): RequirementEditing {
  const { mutateAsync: restore } = useEndpoint(requirements.reset);
  const { autosave, ...saving } = useAutosave(jobId);
  const [past, setPast] = useState<readonly RequirementRows[]>([]);
  const { rows, now, show } = useShownRows(stored, saving.saveState === 'saved');
  const typing = useRef<string | undefined>(undefined);

  const remember = (before: RequirementRows) => setPast((steps) => [...steps, before].slice(-MOST_STEPS));

  function store(next: RequirementRows, pause: number) {
    show(next);
    autosave.schedule(savedOf(next), pause);
  }

  const change: RequirementEditing['change'] = (make, typedIn) => {
    const before = now.current;
    const next = make(before);
    if (next === before) return;
    if (typedIn === undefined || typedIn !== typing.current) remember(before);
    typing.current = typedIn;
    store(next, typedIn === undefined ? 0 : TYPING_PAUSE);
  };

  function undo() {
    typing.current = undefined;
    setPast(past.slice(0, -1));
    store(past.at(-1) ?? now.current, 0);
  }

  async function reset() {
    const { requirements: read } = await restore({ params: { jobId } });
    remember(now.current);
    show(read.map(rowOf));
  }

  return {
    ...saving,
    rows,
    change,
    undo: past.length > 0 ? undo : null,
    reset,
    flush: () => autosave.flush(),
    isDirty: () => autosave.isDirty,
  };
}

type Stored = RequirementList['requirements'];

/** The rows on the screen, also as they are between two drawings; what the server has since takes their place. */
function useShownRows(stored: Stored, isSaved: boolean) {
  const [rows, setRows] = useState<RequirementRows>(() => stored.map(rowOf));
  const now = useRef(rows);
  useLayoutEffect(() => {
    now.current = rows;
  });

  const [seen, setSeen] = useState(stored);
  if (stored !== seen && isSaved) {
    setSeen(stored);
    setRows(adopt(rows, stored));
  }

  function show(next: RequirementRows) {
    now.current = next;
    setRows(next);
  }

  return { rows, now, show };
}

const NOTHING_TO_SAVE: Pick<RequirementEditing, 'saveState' | 'saveError'> = {
  saveState: 'saved',
  saveError: null,
};

/** Saves lists of requirements one after the other; what waits when the page is left is sent then. */
function useAutosave(jobId: string) {
  const { mutateAsync: send } = useEndpoint(requirements.save);
  const [state, setState] = useState(NOTHING_TO_SAVE);
  const [autosave] = useState(
    () =>
      new Autosave<Stored>({
        send: (list) => send({ params: { jobId }, body: { requirements: list } }),
        onState: (saveState, saveError) => setState({ saveState, saveError }),
      }),
  );
  useEffect(() => () => autosave.flush(), [autosave]);
  return { autosave, ...state };
}
