import type { Match, SettledVerdict } from '@shortlist/api-contract';
import { serverMessageOf, toast } from '@shortlist/platform';
import { useState } from 'react';
import { changeWords, type Said, settleVerdict, takeBackVerdict, type VerdictAt } from './settle-verdict.ts';

export interface SettleOptions extends VerdictAt {
  /** Takes the match with the score that follows. */
  readonly onMatch?: ((match: Match) => void) | undefined;
  /** The place says itself what came of it: no toast. */
  readonly isQuiet?: boolean | undefined;
}

export interface Settle {
  /** What is on its way. */
  readonly pending: SettledVerdict | 'taking back' | null;
  /** Why it was not saved, as a sentence. */
  readonly error: string | null;
  /** True once it is saved. */
  readonly settle: (said: Said) => Promise<boolean>;
  readonly takeBack: () => Promise<boolean>;
}

const IDLE = { pending: null, error: null } as const;

/** Settles, corrects, or takes back one verdict, and says what the score became, with Undo. */
export function useSettle({ match, requirement, onMatch, isQuiet = false }: SettleOptions): Settle {
  const [state, setState] = useState<Pick<Settle, 'pending' | 'error'>>(IDLE);
  const at = { match, requirement };

  async function run(pending: NonNullable<Settle['pending']>, send: () => Promise<Match>): Promise<boolean> {
    setState({ pending, error: null });
    try {
      const after = await send();
      setState(IDLE);
      onMatch?.(after);
      if (!isQuiet) announce(after, pending === 'taking back');
      return true;
    } catch (error) {
      setState({ pending: null, error: serverMessageOf(error, FAILED) });
      return false;
    }
  }

  function announce(after: Match, isTakenBack: boolean): void {
    const what = isTakenBack ? 'Verdict undone.' : 'Verdict saved.';
    const undo = { label: 'Undo', onAction: () => void undoSettled({ match: after, requirement }, onMatch) };
    toast({ message: `${what} ${changeWords(match, after)}`, ...(!isTakenBack && { action: undo }) });
  }

  return {
    ...state,
    settle: (said) => run(said.verdict, () => settleVerdict(at, said)),
    takeBack: () => run('taking back', () => takeBackVerdict(at)),
  };
}

const FAILED = 'The verdict wasn’t saved. Check your connection and try again.';

async function undoSettled(at: VerdictAt, onMatch: SettleOptions['onMatch']): Promise<void> {
  try {
    const after = await takeBackVerdict(at);
    onMatch?.(after);
  } catch (error) {
    toast({ message: serverMessageOf(error, FAILED) });
  }
}
