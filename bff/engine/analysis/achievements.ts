import { readNumber } from '../language/numbers.ts';
import type { Span } from '../profile/profile.ts';

/** What a line proves, with the words that prove it. */
export interface Achievement {
  theme: 'result' | 'people' | 'scale' | 'ownership' | 'build' | 'money';
  title: string;
  deciding: Span;
  rank: number;
}

const MONEY =
  /(?:[$€£]\s?\d[\d,.]*\s?(?:k|m|bn|million|billion|thousand)?|\b\d[\d,.]*\s?(?:k|million|billion)?\s?(?:dollars|euros|pounds|usd|eur|gbp)\b)/i;
const PERCENT =
  /\b(?:over |more than |nearly |about |by )?~?\d{1,3}(?:[.,]\d{1,2})?\s?(?:%|percent\b|per cent\b)/i;
const FROM_TO =
  /\bfrom\s(?:[$€£]?\d[\w.,%$€£]*)(?:\s[a-z]{1,12}){0,2}\sto\s(?:[$€£]?\d[\w.,%$€£]*)(?:\s[a-z]{1,8}\b)?/i;
const TIMES = /\b\d{1,3}(?:\.\d)?x\b|\b(?:doubled|tripled|halved|quadrupled)\b/i;
const AMOUNT =
  /\b\d{1,3}(?:,\d{3})+\+?|\b\d+(?:\.\d+)?\s?(?:k|m|bn|million|billion|thousand|[TGP]B|terabytes)\b\+?|\b\d{2,}\+?(?=\s(?:\w+\s){0,2}(?:users|customers|clients|stores|teams|services|requests|transactions|events|students|patients|employees|accounts|projects|sites|countries|regions|members|calls|cases|vendors|products|hosts|nodes|pods|tickets|guests|participants|invoices|orders|units|properties|vehicles|hours))/i;
const DOWN =
  /\b(?:cut|cutting|reduc\w+|lower\w+|decreas\w+|shorten\w*|slash\w+|sav(?:ed|ing|es)|eliminat\w+|trim\w+|drove .{1,30} down)\b/i;
const UP =
  /\b(?:increas\w+|grew|grow\w*|rais\w+|boost\w+|improv\w+|lift\w+|expand\w+|exceed\w+|gain\w+|accelerat\w+|enhanc\w+)\b/i;
const SPEED =
  /\b(?:latency|response time|load time|runtime|speed|turnaround|lead time|processing time|deploy\w* time|time to|time[- ]|duration|cycle|minutes|seconds|hours|\d\s?ms\b|mttr)/i;
const COST = /\b(?:cost|costs|spend\w*|expens\w+|overhead|budget|bill)\b/i;
const REVENUE = /\b(?:revenue|sales|profit\w*|income|turnover|bookings|donations|funds|margin)\b/i;
const QUALITY =
  /\b(?:error|errors|defect\w*|bugs?|incidents?|accura\w+|quality|satisfaction|csat|nps|compliance|uptime|availability|retention|accidents?|complaints?)\b/i;
const LEADING =
  /\b(?:led|leads?|leading|manag(?:ed|es|ing)|supervis(?:ed|es|ing)|direct(?:ed|s|ing)|head(?:ed|s|ing)|overs(?:aw|ees|eeing)|coordinat(?:ed|es|ing)|ran)\b/i;
const PEOPLE =
  /\b(\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)\+?[ -](?:(?:[a-z-]+\s){0,2})(?:people|persons?|engineers?|employees|staff|reports|members?|developers|designers|analysts|agents|nurses|teachers|volunteers|technicians|associates|workers|interns|students|reps|representatives|team\b)/i;
const TEAM = /\b(?:team|crew|staff|department|group|division|squad)\b/i;
const OWNING =
  /\b(?:owned|owns|owning|own|on-call lead|sole|single-handedly|end[- ]to[- ]end|in charge of|accountable for|founded|co-?founded|spearheaded|initiated|pioneered|headed|principal)\b/i;
const BUILDING =
  /^(?:\w+ly\s)?(?:built|designed|created|developed|launched|shipped|implemented|introduced|established|architected|wrote|authored|engineered|rebuilt|redesigned|automated|migrated|modernized|modernised|set up|provisioned)\b/i;
const CHANGE =
  /\b(?:migrat\w+|the move (?:of|from)|moved .{1,40} from|rewr\w+|re-?architect\w+|rebuil\w+|redesign\w+|transition\w*|consolidat\w+|moderni[sz]\w+)\b/i;

/** Everything that a line of work proves, best first. Empty for a line that states no more than a duty. */
export function achievementsOf(line: string): Achievement[] {
  const text = line.slice(0, 500);
  return [result(text), leading(text), money(text), scale(text), owning(text), building(text)]
    .filter((found): found is Achievement => found !== null)
    .sort((a, b) => b.rank - a.rank);
}

function result(text: string): Achievement | null {
  const measure = FROM_TO.exec(text) ?? PERCENT.exec(text) ?? TIMES.exec(text);
  if (measure === null) return null;
  const isDown = DOWN.test(text);
  const isUp = UP.test(text) || /\b(?:doubled|tripled|quadrupled)\b/i.test(text);
  if (!isDown && !isUp) return null;
  const end = measure.index + measure[0].length;
  const verb = (isDown ? DOWN : UP).exec(text)?.index ?? measure.index;
  const deciding =
    Math.abs(verb - measure.index) < 130
      ? { start: Math.min(verb, measure.index), end: Math.max(end, verb + 1) }
      : { start: measure.index, end };
  return {
    theme: 'result',
    title: resultTitle(text.slice(deciding.start, Math.min(text.length, deciding.end + 50)), isDown),
    deciding,
    rank: FROM_TO.test(text) ? 10 : 9,
  };
}

function resultTitle(text: string, isDown: boolean): string {
  if (isDown && SPEED.test(text)) return 'Measured speed improvement';
  if (isDown && COST.test(text)) return 'Measured cost reduction';
  if (QUALITY.test(text)) return isDown ? 'Measured drop in errors' : 'Measured quality gain';
  if (!isDown && REVENUE.test(text)) return 'Measured growth';
  if (SPEED.test(text)) return 'Measured time savings';
  return isDown ? 'Measured reduction' : 'Measured result';
}

function leading(text: string): Achievement | null {
  const verb = LEADING.exec(text);
  if (verb === null || verb.index > 60) return null;
  const people = PEOPLE.exec(text);
  const count = people === null ? null : readNumber(people[1] ?? '');
  const behind = text.slice(verb.index + verb[0].length, verb.index + 90);
  if (people !== null && count !== null && people.index - verb.index < 90 && people.index > verb.index) {
    const title = count >= 20 ? 'Led a large team' : count >= 5 ? 'Led a team' : 'Led a small team';
    return {
      theme: 'people',
      title,
      deciding: { start: verb.index, end: people.index + people[0].length },
      rank: 8,
    };
  }
  const change = CHANGE.exec(behind);
  if (change !== null) {
    const isSized = /\d/.test(behind);
    const end = verb.index + verb[0].length + change.index + change[0].length;
    return {
      theme: 'ownership',
      title: isSized ? 'Led a large-scale change' : 'Led a change',
      deciding: { start: verb.index, end },
      rank: isSized ? 9.5 : 7,
    };
  }
  const team = TEAM.exec(behind);
  if (team === null || !/^(?:led|leads?|manag|supervis|direct|head|overs)/i.test(verb[0])) return null;
  const end = verb.index + verb[0].length + team.index + team[0].length;
  return {
    theme: 'people',
    title: 'Leads a team (size not stated)',
    deciding: { start: verb.index, end },
    rank: 6,
  };
}

function money(text: string): Achievement | null {
  const found = MONEY.exec(text);
  if (found === null) return null;
  const title =
    COST.test(text) && !DOWN.test(text)
      ? 'Managed a budget'
      : DOWN.test(text)
        ? 'Saved a specific amount'
        : 'States a dollar value';
  return {
    theme: 'money',
    title,
    deciding: { start: found.index, end: found.index + found[0].length },
    rank: DOWN.test(text) ? 8.5 : 7,
  };
}

function scale(text: string): Achievement | null {
  const found = AMOUNT.exec(text);
  if (found === null) return null;
  const isLarge = /million|billion|bn\b|\dm\b|[TP]B\b|,\d{3}/i.test(found[0]);
  const title = /users|customers|clients|patients|students|guests|members/i.test(text)
    ? isLarge
      ? 'Served a large number of people'
      : 'States how many people were served'
    : isLarge
      ? 'Worked at high volume'
      : 'States the scale of the work';
  return {
    theme: 'scale',
    title,
    deciding: { start: found.index, end: found.index + found[0].length },
    rank: isLarge ? 7.5 : 5,
  };
}

function owning(text: string): Achievement | null {
  const found = OWNING.exec(text);
  if (found === null || found.index > 80) return null;
  const title = /found/i.test(found[0])
    ? 'Founded something new'
    : /spearhead|initiat|pioneer/i.test(found[0])
      ? 'Took initiative'
      : 'Took ownership';
  return {
    theme: 'ownership',
    title,
    deciding: { start: found.index, end: found.index + found[0].length },
    rank: 6.5,
  };
}

function building(text: string): Achievement | null {
  const found = BUILDING.exec(text);
  if (found === null || text.split(/\s+/).length < 6) return null;
  const verb = found[0].toLowerCase();
  const title = /rebuilt|redesigned|migrated|moderni/.test(verb)
    ? 'Rebuilt an existing system or process'
    : /automated/.test(verb)
      ? 'Automated manual work'
      : /designed|architected/.test(verb)
        ? 'Designed a solution'
        : /launched|shipped/.test(verb)
          ? 'Launched something to users'
          : 'Built something specific';
  return {
    theme: 'build',
    title,
    deciding: { start: found.index, end: found.index + found[0].length },
    rank: 4 + Math.min(1, (text.match(/\d/g)?.length ?? 0) / 4),
  };
}
