import { type Html, html } from '../../extraction/preview/html.ts';
import type {
  ComparedCase,
  ComparedPosting,
  ComparedRequirement,
  EngineSide,
  Standing,
} from './compared-cases.ts';
import type { EngineVerdict } from './measure-verdicts.ts';

/** The words of the product. */
const WORDS: Readonly<Record<EngineVerdict, string>> = {
  met: 'Met',
  partly: 'Partly met',
  not_met: 'Not met',
  to_check: 'To check',
  silent: 'Not mentioned',
};

const MARKS: Readonly<Record<Standing | 'engines', readonly [sign: string, words: string]>> = {
  same: ['✓', 'Same as the label'],
  wrong: ['✗', 'Wrong'],
  differs: ['≠', 'Not the label'],
  to_check: ['?', 'Claims nothing'],
  none: ['–', 'No answer'],
  engines: ['⇄', 'Engines differ'],
};

const KINDS = { must: 'Required', nice: 'Preferred', duty: 'Responsibility' } as const;

/** A sign and its words: no mark is a color alone. */
export function markOf(standing: Standing | 'engines'): Html {
  const [sign, words] = MARKS[standing];
  return html`<span class="mark ${standing}"><span aria-hidden="true">${sign}</span> ${words}</span>`;
}

/** What the filter hides: whatever has no case of the chosen sort. */
export function filterClasses(cases: readonly ComparedCase[]): string {
  const hasDisagreement = cases.some((each) => each.hasDisagreement);
  const hasWrong = cases.some((each) => each.hasWrong);
  return ['item', hasDisagreement && 'has-disagreement', hasWrong && 'has-wrong'].filter(Boolean).join(' ');
}

/** A posting with its requirements, and of each the resumes. */
export function postingSection({ posting, requirements, cases }: ComparedPosting, id: string): Html {
  return html`<section id="${id}" class="posting ${filterClasses(cases)}">
<h3>${posting.job.title} <small>${posting.id}</small></h3>
${requirements.map(requirementPart)}
</section>
`;
}

function requirementPart({ requirement, cases }: ComparedRequirement): Html {
  return html`<div class="requirement ${filterClasses(cases)}">
<h4 dir="auto">${requirement.text} <small>${KINDS[requirement.kind]}, ${requirement.group}</small></h4>
${cases.length === 0 && html`<p class="quiet">Neither engine read this requirement in the posting, or it has no label.</p>`}
${cases.map(casePart)}
</div>
`;
}

function casePart(each: ComparedCase): Html {
  const { resume, label, local, model, enginesDiffer } = each;
  return html`<article class="case ${filterClasses([each])}">
<h5>Resume ${resume} ${enginesDiffer && markOf('engines')}</h5>
<dl>
<div><dt>Label</dt><dd><p><b>${WORDS[label.verdict]}</b></p>${quotesPart(label.quotes)}</dd></div>
${sidePart('Local engine', local)}${sidePart('Model', model)}
</dl>
</article>
`;
}

function sidePart(engine: string, { verdict, standing }: EngineSide): Html {
  const note = verdict?.note ?? null;
  return html`<div class="${standing}"><dt>${engine}</dt><dd>
<p>${verdict && html`<b>${WORDS[verdict.engine]}</b> `}${markOf(standing)}</p>
${verdict && quotesPart(verdict.quotes)}${note === null ? null : html`<p class="quiet" dir="auto">${note}</p>`}</dd></div>
`;
}

function quotesPart(quotes: readonly string[]): Html[] {
  return quotes.map((quote) => html`<blockquote dir="auto">${quote}</blockquote>`);
}
