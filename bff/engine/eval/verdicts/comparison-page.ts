import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Html, html } from '../../extraction/preview/html.ts';
import { type ComparedPosting, comparedPostings } from './compared-cases.ts';
import { filterClasses, markOf, postingSection } from './comparison-cases.ts';
import { isWrong, type VerdictMeasures } from './measure-verdicts.ts';
import { MEASURED_KINDS, type MeasuredKind, share, verdictShares } from './report-verdicts.ts';
import type { LabeledPosting } from './verdict-truth.ts';

/** What an engine came to, and which one it was. */
export interface EngineMeasures extends VerdictMeasures {
  readonly version: string;
}

/** Two engines on the same truth set. */
export interface Comparison {
  /** Of the truth set. */
  readonly name: string;
  readonly postings: readonly LabeledPosting[];
  readonly local: EngineMeasures;
  readonly model: EngineMeasures;
  /** What asking the model came to, a sentence each. */
  readonly use: readonly string[];
}

const COUNT = new Intl.NumberFormat('en-US');

const KINDS: Readonly<Record<MeasuredKind, string>> = {
  all: 'All requirements',
  named: 'Named: skills, tools, licenses, languages, education',
  years: 'Years',
  stated: 'Stated: experience, duties, soft skills',
  logistics: 'Logistics',
};

/** In the order of `verdictShares`. */
const FIGURES = [
  ['“Met” that the label confirms', 'more is better'],
  ['Met or partly met with nothing behind it', 'less is better'],
  ['Met by the label, and claimed', 'more is better'],
  ['Met by the label, and claimed or left to check', 'more is better'],
  ['Left to check with nothing behind it', 'less is better'],
  ['“Not met” that the label contradicts', 'less is better'],
  ['Quotes that the label has too', 'more is better'],
] as const;

/**
 * Both engines beside the labels, as one HTML page that needs nothing else. It has no script, and its policy allows
 * none: texts of resumes are escaped, and could do nothing if they were not. The filter is a rule of the style sheet.
 */
export function comparisonPage(comparison: Comparison): string {
  const { name, postings, local, model } = comparison;
  const style = readFileSync(join(import.meta.dirname, 'comparison-page.css'), 'utf8');
  const hash = createHash('sha256').update(style).digest('base64');
  const compared = comparedPostings(postings, { local, model });
  const title = `Local engine and model: ${name}`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p>The same truth set (${postings.length} postings, ${COUNT.format(countOf(compared))} labels) measured with the built-in engine ${local.version} and with a model: ${model.version}.</p>
<ul class="use">${comparison.use.map((line) => html`<li>${line}</li>`)}</ul>
${unansweredPart(model)}
</header>
<main>
<h2>Figures</h2>
<p>Shares of 0 to 1, each with the number that it is a share of. The label is what a reader said.</p>
<div class="figures">${figureTables(comparison)}</div>
<h2>Verdicts</h2>
${filterPart(compared)}
${signsPart()}
<nav aria-label="Postings"><ul>${compared.map(postingLink)}</ul></nav>
${compared.map((each, place) => postingSection(each, idOf(place)))}
</main>
</body>
</html>
`.text;
}

function unansweredPart({ unanswered }: EngineMeasures): Html | null {
  if (unanswered.length === 0) return null;
  return html`<details><summary>The model gave no answer about ${unanswered.length} of the resumes, which its figures leave out.</summary>
<ul>${unanswered.map(({ posting, resume, why }) => html`<li>Posting ${posting}, resume ${resume}: ${why}</li>`)}</ul></details>`;
}

function figureTables({ local, model }: Comparison): Html[] {
  return MEASURED_KINDS.toSorted((one, other) => Number(other === 'all') - Number(one === 'all')).map(
    (kind) => {
      const [ofLocal, ofModel] = [local, model].map(({ verdicts }) => verdictShares(verdicts, kind));
      const rows = FIGURES.map(([figure, hint], place) =>
        rowOf([figure, hint], ofLocal?.[place], ofModel?.[place]),
      );
      const whole = kind === 'all' ? wholeRows(local, model) : [];
      return html`<table><caption>${KINDS[kind]}</caption>
<thead><tr><th scope="col">Figure</th><th scope="col">Local</th><th scope="col">Model</th></tr></thead>
<tbody>${rows}${whole}</tbody></table>`;
    },
  );
}

/** What isn't of one kind of requirement. */
function wholeRows(...both: [EngineMeasures, EngineMeasures]): Html[] {
  const [wrong, order, read] = [
    both.map(({ verdicts }) => share(verdicts.filter(isWrong).length, verdicts.length)),
    both.map((each) => share(each.order.inOrder, each.order.pairs)),
    both.map(({ reading }) => share(reading.found, reading.marked)),
  ];
  return [
    rowOf(['Wrong verdicts', 'less is better'], wrong[0], wrong[1]),
    rowOf(['Pairs of applicants in the order of their fit', 'more is better'], order[0], order[1]),
    rowOf(['Requirements found in the postings', 'both by rules'], read[0], read[1]),
  ];
}

function rowOf([figure, hint]: readonly [string, string], local = '-', model = '-'): Html {
  return html`<tr><th scope="row">${figure} <small>${hint}</small></th><td>${local}</td><td>${model}</td></tr>`;
}

function filterPart(compared: readonly ComparedPosting[]): Html {
  const disagreements = countOf(compared, 'hasDisagreement');
  return html`<fieldset class="filter"><legend>Show</legend>
<label><input type="radio" name="shown" checked> All (${COUNT.format(countOf(compared))})</label>
<label><input type="radio" name="shown" id="show-disagreements"> Only disagreements (${COUNT.format(disagreements)})</label>
<label><input type="radio" name="shown" id="show-wrong"> Only wrong (${COUNT.format(countOf(compared, 'hasWrong'))})</label>
</fieldset>`;
}

/** The signs, each explained once. */
function signsPart(): Html {
  return html`<dl class="signs">
<div><dt>${markOf('wrong')}</dt><dd>claims what the label denies, or misses what the label calls met</dd></div>
<div><dt>${markOf('differs')}</dt><dd>another word than the label, such as partly met for met</dd></div>
<div><dt>${markOf('to_check')}</dt><dd>shows lines for a person to check, and contradicts no label</dd></div>
<div><dt>${markOf('engines')}</dt><dd>the two engines say different things</dd></div>
</dl>`;
}

function postingLink({ posting, cases }: ComparedPosting, place: number): Html {
  const wrong = (side: 'local' | 'model'): number =>
    cases.filter((each) => each[side].standing === 'wrong').length;
  return html`<li class="${filterClasses(cases)}"><a href="#${idOf(place)}">${posting.job.title}</a> wrong: local ${wrong('local')}, model ${wrong('model')}</li>`;
}

function countOf(compared: readonly ComparedPosting[], which?: 'hasDisagreement' | 'hasWrong'): number {
  return compared.flatMap(({ cases }) => cases).filter((each) => which === undefined || each[which]).length;
}

function idOf(place: number): string {
  return `posting-${place + 1}`;
}
