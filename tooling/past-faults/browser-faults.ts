import type { PastFault } from './past-fault.ts';

/** Found in a browser alone: by stories, by the contract kit, by journeys. */
export const BROWSER_FAULTS: readonly PastFault[] = [
  {
    fault: 'The error of a select stays when another choice is made.',
    commit: '2de3058',
    step: 'stories',
    asked: 'Select.stories',
    told: 'Refusal Goes With A Choice',
    edits: [
      {
        file: 'design-system/src/Select/Select.tsx',
        mended: '    tellForm(button.current, rest.name);\n',
        faulty: '',
      },
    ],
  },
  {
    fault: 'After a refusal the focus is on no choice of a group.',
    commit: '89353d8',
    step: 'stories',
    asked: 'ColorPicker.stories',
    told: 'In A Form',
    edits: [
      {
        file: 'design-system/src/Form/Form.tsx',
        mended: 'focusableOf(refused).focus()',
        faulty: 'refused.focus()',
      },
    ],
  },
  {
    fault: 'Whoever subscribed before is promised a second trial.',
    commit: '73de72c',
    step: 'stories',
    asked: 'PlanDetailPage.stories',
    told: 'Whoever subscribed before is promised no second trial',
    edits: [
      {
        file: 'mfe-billing/src/plan-detail/Subscribing.tsx',
        mended: 'mayTry && plan.trial_days > 0',
        faulty: 'plan.trial_days > 0',
      },
    ],
  },
  {
    fault: 'Each list of Position Management asks for more than it shows at first.',
    commit: '7613781',
    step: 'stories',
    asked: 'PositionManagementWidget.stories',
    told: 'A long list comes by twenty',
    edits: [
      {
        file: 'mfe-jobs/src/position-management/use-managed-positions.ts',
        mended: 'const PAGE = 20;',
        faulty: 'const PAGE = 25;',
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
        mended: 'runScript(address, remote.integrity)',
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
        mended: "mode === 'production' ?",
        faulty: "mode !== 'production' ?",
      },
    ],
  },
  {
    fault: 'Resume Score offers the file of a person whom blind mode hides.',
    commit: 'bdbe010',
    step: 'e2e',
    asked: 'journeys/blind.e2e.ts',
    told: 'nobody is named on any screen or in any answer',
    edits: [
      {
        file: 'mfe-resumes/src/resume-scores/DetailHeader.tsx',
        mended: '{!resume.is_blind && (',
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
        mended: 'isKnown && !isLeaving',
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
        mended: '<Palette key={opening} ',
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
        mended: '.catch(rejectOnceDrawn)',
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
        mended: 'origin === location.origin || allowed.includes(origin)',
        faulty: "origin !== 'null' || allowed.includes(origin)",
      },
    ],
  },
];
