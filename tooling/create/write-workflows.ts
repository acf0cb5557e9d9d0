import { remotePackages, WORKSPACE } from '../build/packages.ts';
import { readWorkflowFacts, workflowFile, workflowOf } from './workflow.ts';
import { writeFilesAtomically } from './write-together.ts';

/** The command: writes the workflow of every remote again, after workflow.ts or what a remote shows has changed. */
const files = remotePackages().map(
  (name) => [workflowFile(name), workflowOf(readWorkflowFacts(name))] as const,
);
await writeFilesAtomically(WORKSPACE, new Map(files));
