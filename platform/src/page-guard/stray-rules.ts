import type { RemoteInSet } from '../registry/release-set.ts';
import type { Change } from './shared-objects.ts';

/** A rule of a style sheet that is not where its remote may have it, or reaches what is not its remote's. */
export interface StrayRule extends Change {
  readonly remote: RemoteInSet;
}

/** What no style of a remote can be meant for, where no remote draws it. */
const OF_SHELL = 'html, body, #root, header, nav, main';

/** Looks at the style sheets of the page, each time at what is new. */
export interface StyleWatch {
  /**
   * What a remote has just added to sheets of others, and what is wrong in sheets that are new.
   *
   * @param acting undefined: nobody was; what was added is right.
   */
  added(acting: RemoteInSet | undefined): StrayRule[];
  /** What is wrong in the sheets of a remote, now that its elements are there. */
  inForce(remote: RemoteInSet): StrayRule[];
}

interface KnownSheet {
  /** Undefined for a sheet of the shell, or one that has no address. */
  readonly owner: RemoteInSet | undefined;
  readonly rules: ReadonlySet<CSSRule>;
}

/** Whose something on the page is; undefined: the shell's. */
export interface Owners {
  readonly ofSheet: (address: string) => RemoteInSet | undefined;
  readonly ofElement: (element: Element) => RemoteInSet | undefined;
}

/** The sheets that are there now are right. */
export function watchStyles({ ofSheet, ofElement }: Owners): StyleWatch {
  const known = new WeakMap<CSSStyleSheet, KnownSheet>();

  function meet(sheet: CSSStyleSheet, rules: CSSRuleList): KnownSheet {
    const owner = sheet.href ? ofSheet(sheet.href) : undefined;
    const met = { owner: known.get(sheet)?.owner ?? owner, rules: new Set(rules) };
    known.set(sheet, met);
    return met;
  }

  function addedTo(sheet: CSSStyleSheet, acting: RemoteInSet | undefined): StrayRule[] {
    const rules = rulesOf(sheet);
    const before = known.get(sheet);
    if (!rules || before?.rules.size === rules.length) return [];
    const { owner } = meet(sheet, rules);
    const isOfShell = !owner && Boolean(sheet.href);
    if (!before) {
      const culprit = isOfShell ? undefined : (owner ?? acting);
      return culprit ? straysAmong([...rules], sheet, culprit) : [];
    }
    if (!acting) return [];
    const added = [...rules].filter((rule) => !before.rules.has(rule));
    const isOfAnother = isOfShell || (owner !== undefined && owner.name !== acting.name);
    return isOfAnother
      ? added.map((rule) => strayOf(rule, sheet, acting))
      : straysAmong(added, sheet, acting);
  }

  function straysAmong(rules: readonly CSSRule[], sheet: CSSStyleSheet, remote: RemoteInSet): StrayRule[] {
    const landmarks = [...document.querySelectorAll(OF_SHELL)].filter((each) => !ofElement(each));
    return styleRulesIn(rules)
      .filter((rule) => {
        if (rule instanceof CSSFontFaceRule) return !fontOf(rule).startsWith(`${remote.name}-`);
        return rule instanceof CSSStyleRule && landmarks.some((each) => each.matches(rule.selectorText));
      })
      .map((rule) => strayOf(rule, sheet, remote));
  }

  for (const sheet of sheetsOfPage()) {
    const rules = rulesOf(sheet);
    if (rules) meet(sheet, rules);
  }
  return {
    added: (acting) => sheetsOfPage().flatMap((sheet) => addedTo(sheet, acting)),
    inForce: (remote) =>
      sheetsOfPage().flatMap((sheet) =>
        known.get(sheet)?.owner?.name === remote.name
          ? straysAmong([...(rulesOf(sheet) ?? [])], sheet, remote)
          : [],
      ),
  };
}

const sheetsOfPage = (): CSSStyleSheet[] => [...document.styleSheets, ...document.adoptedStyleSheets];

/** Null for a sheet that is still coming, or of an origin that lets nobody read it. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules;
  } catch {
    return null;
  }
}

/** Those in layers and media queries, too; what is nested in a rule is as bound as that. */
function styleRulesIn(rules: readonly CSSRule[]): CSSRule[] {
  return rules.flatMap((rule) =>
    rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)
      ? styleRulesIn([...rule.cssRules])
      : [rule],
  );
}

const fontOf = ({ style }: CSSFontFaceRule): string =>
  style.getPropertyValue('font-family').replaceAll(/["']/g, '');

function strayOf(rule: CSSRule, sheet: CSSStyleSheet, remote: RemoteInSet): StrayRule {
  const parent = rule.parentRule instanceof CSSGroupingRule ? rule.parentRule : sheet;
  return {
    what: rule instanceof CSSStyleRule ? rule.selectorText : (rule.cssText.split('{')[0] ?? '').trim(),
    remote,
    undo: () => {
      const index = [...parent.cssRules].indexOf(rule);
      if (index !== -1) parent.deleteRule(index);
      return index !== -1;
    },
  };
}
