import { remoteOfStack, reportRuntimeIssue } from './report.ts';

/** Reports what the policy of the page refuses, with the remote whose file asked for it or was asked for. */
export function reportPolicyViolations(page: Document): void {
  page.addEventListener('securitypolicyviolation', (violation) => {
    const { sourceFile, lineNumber, columnNumber, blockedURI, effectiveDirective } = violation;
    // What an extension of the browser does on the page is not the page's.
    if (sourceFile && !sourceFile.startsWith('http')) return;
    const culprit =
      remoteOfStack(`${sourceFile}:${lineNumber}:${columnNumber}`) ?? remoteOfStack(`${blockedURI}:1:1`);
    reportRuntimeIssue('policy', `${effectiveDirective} refused ${nameOf(blockedURI)}.`, culprit);
  });
}

/** Only the host: an address may hold ids. `inline` and `eval` are words of the browser. */
const nameOf = (blocked: string): string => URL.parse(blocked)?.host ?? blocked;
