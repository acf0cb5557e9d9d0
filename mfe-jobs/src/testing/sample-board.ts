import { JOB_STAGES, type JobStage, KANBAN_COLORS } from '@shortlist/api-contract';
import { aBoard, aKanbanCard } from '@shortlist/api-contract/testing';

const POSITIONS = [
  ['draft', 'Finance Controller', 'Brightwater Health', null, 0, 'Today'],
  ['draft', 'Clinical Data Manager', 'Brightwater Health', 0.71, 1, 'Yesterday'],
  ['draft', 'Warehouse Systems Lead', 'Fennimore Logistics', null, 0, '2 days ago'],
  ['published', 'Customer Success Lead', 'Calder Robotics', 0.66, 1, '4 days ago'],
  ['published', 'Supply Chain Engineer', 'Fennimore Logistics', 0.69, 3, '5 days ago'],
  ['published', 'Firmware Test Engineer', 'Calder Robotics', 0.58, 1, '5 days ago'],
  ['published', 'Night Operations Planner', 'Fennimore Logistics', 0.73, 2, '7 days ago'],
  ['interviewed', 'Data Analyst', 'Fennimore Logistics', 0.78, 2, '8 days ago'],
  ['interviewed', 'Senior Backend Engineer', 'Fennimore Logistics', 0.85, 7, '14 days ago'],
  ['offered', 'Embedded Engineer', 'Calder Robotics', 0.81, 3, '17 days ago'],
  ['offered', 'Practice Manager', 'Brightwater Health', 0.76, 4, '22 days ago'],
  ['completed', 'Route Planning Analyst', 'Fennimore Logistics', 0.88, 4, '34 days ago'],
  ['completed', 'Scrub Nurse Coordinator', 'Brightwater Health', 0.79, 6, '41 days ago'],
] as const;

/** A board as a recruiter has it: every column, matched and unmatched, placed by hand where age never leads. */
export const sampleBoard = aBoard(Object.fromEntries(JOB_STAGES.map((stage) => [stage, cardsOf(stage)])));

function cardsOf(stage: JobStage) {
  return POSITIONS.filter(([column]) => column === stage).map(
    ([, title, company, bestMatchScore, matchedResumes, timeAgo], index) =>
      aKanbanCard({
        title,
        company,
        bestMatchScore,
        matchedResumes,
        timeAgo,
        color: KANBAN_COLORS[index % KANBAN_COLORS.length] ?? 'yellow',
        isStageAutomatic: stage !== 'completed',
        interviewed: matchedResumes > 3 ? 2 : 0,
        offersSent: title === 'Route Planning Analyst' ? 1 : 0,
        offersAccepted: title === 'Route Planning Analyst' ? 1 : 0,
      }),
  );
}
