import type { PastFault } from './past-fault.ts';

/** Found in a browser alone: by stories, by the contract kit, by journeys. */
export const BROWSER_FAULTS: readonly PastFault[] = [
  {
    fault: 'An error of a form stays until its field is left.',
    commit: '4d05dda',
    step: 'stories',
    asked: 'Form.stories',
    told: 'fields-form--an-error-goes-with-the-first-key',
    edits: [{ file: 'design-system/src/Form/Form.tsx', fixed: ' onInput={handleInput}', faulty: '' }],
  },
  {
    fault: 'After a refusal the focus is on no choice of a group.',
    commit: '89353d8',
    step: 'stories',
    asked: 'ColorPicker.stories',
    told: 'fields-colorpicker--in-a-form',
    edits: [
      {
        file: 'design-system/src/Form/Form.tsx',
        fixed: 'focusableOf(refused).focus()',
        faulty: 'refused.focus()',
      },
    ],
  },
  {
    fault: 'Whoever subscribed before is promised a second trial.',
    commit: '73de72c',
    step: 'stories',
    asked: 'PlanDetailPage.stories',
    told: 'screens-billing-plan-detail--coming-back',
    edits: [
      {
        file: 'mfe-billing/src/plan-detail/Subscribing.tsx',
        fixed: 'mayTry && plan.trial_days > 0',
        faulty: 'plan.trial_days > 0',
      },
    ],
  },
  {
    fault: 'A judgment without a choice leads to no choice.',
    commit: 'f1ec602',
    step: 'stories',
    asked: 'MatchAssessment.stories',
    told: 'screens-ai-match-judgment--nothing-chosen',
    edits: [
      {
        file: 'design-system/src/RadioGroup/RadioGroup.tsx',
        fixed: "      data-invalid={errorMessage ? '' : undefined}\n",
        faulty: '',
      },
    ],
  },
  {
    fault: 'The browser runs an entry that nobody released.',
    commit: '12de08a',
    step: 'kit',
    asked: 'mfe-billing its entry is not the file',
    told: 'its entry is not the file',
    edits: [
      {
        file: 'platform/src/loader/federation-source.ts',
        fixed: 'runScript(address, remote.integrity)',
        faulty: 'runScript(address, null)',
      },
    ],
  },
  {
    fault: 'The browser runs code that nobody released.',
    commit: '12de08a',
    step: 'kit',
    asked: 'mfe-billing its code is not the file',
    told: 'its code is not the file',
    edits: [
      {
        file: 'tooling/preset/chunk-integrity.ts',
        fixed: "if (mode !== 'production') return [];",
        faulty: "if (mode === 'production') return [];",
      },
    ],
  },
  {
    fault: 'Resume Score offers the file of a person whom blind mode hides.',
    commit: 'bdbe010',
    step: 'stories',
    asked: 'ScoreDetail.stories',
    told: 'widgets-resumes-resume-score-detail--blind',
    edits: [
      {
        file: 'mfe-resumes/src/resume-scores/DetailHeader.tsx',
        fixed: '{!resume.is_blind && (',
        faulty: '{resume.id && (',
      },
    ],
  },
  {
    fault: 'Whoever leaves for good is led to the login on a slow machine.',
    commit: '6db64c1',
    step: 'e2e',
    asked: 'journeys/leaving.e2e.ts',
    // Which of its tests comes upon it is a matter of moments.
    told: 'journeys/leaving.e2e.ts',
    edits: [
      {
        file: 'shell/src/layout/SessionGate.tsx',
        fixed: 'isKnown && !isLeaving',
        faulty: 'isKnown && !(isLeaving && false)',
      },
    ],
  },
  {
    fault: 'The palette that is opened again while it closes shows what was typed before.',
    commit: '8316183',
    step: 'e2e',
    asked: 'journeys/command-palette.e2e.ts',
    told: 'opened again while it is still on its way out',
    edits: [
      {
        file: 'design-system/src/CommandPalette/CommandPalette.tsx',
        fixed: '<Palette key={opening} ',
        faulty: '<Palette data-opening={opening} ',
      },
    ],
  },
  {
    fault: 'A refused move is told with the list that the position was moved to.',
    commit: 'c8ad04e',
    step: 'e2e',
    asked: 'journeys/dashboard-positions.e2e.ts',
    told: 'a position is moved between the lists by mouse and keyboard',
    edits: [
      {
        file: 'mfe-jobs/src/position-management/use-managed-positions.ts',
        fixed: '.catch(rejectOnceDrawn)',
        faulty: '',
      },
    ],
  },
  {
    fault: 'Code of a remote is asked for at an address that the installation does not allow.',
    commit: '12de08a',
    step: 'e2e',
    asked: 'journeys/integrity.e2e.ts',
    told: 'a remote on an origin that is not allowed is refused with a sentence',
    edits: [
      {
        file: 'platform/src/loader/allowed-address.ts',
        fixed: 'origin === location.origin || allowed.includes(origin)',
        faulty: "origin !== 'null' || allowed.includes(origin)",
      },
    ],
  },
];
