import { type Html, html } from '@shortlist/engine/extraction/preview/html.ts';
import { type CardFaults, type CardForm, TEST_CARDS } from '../cards.ts';

/** What was typed, and what is wrong with it; `refusal` is the bank's. */
export interface Typed {
  readonly given?: CardForm;
  readonly faults?: CardFaults;
  readonly refusal?: string;
}

/** The fields of a card in a form; what was not sent is empty. */
export function cardFormOf(form: Readonly<Record<string, string>>): CardForm {
  const { number = '', expiry = '', cvc = '', name = '' } = form;
  return { number, expiry, cvc, name };
}

/** The fields of a card, with what was typed (not the security code) and what is wrong with it. */
export function cardFields({ given = cardFormOf({}), faults = {} }: Typed): Html {
  return html`<div class="fields" role="group" aria-label="Card">
    ${field({ name: 'number', label: 'Card number', value: given.number, fault: faults.number, hint: '4242 4242 4242 4242', mode: 'numeric', complete: 'cc-number' })}
    <div class="pair">
      ${field({ name: 'expiry', label: 'Expiry', value: given.expiry, fault: faults.expiry, hint: 'MM / YY', mode: 'numeric', complete: 'cc-exp' })}
      ${field({ name: 'cvc', label: 'Security code', value: '', fault: faults.cvc, hint: '123', mode: 'numeric', complete: 'cc-csc' })}
    </div>
    ${field({ name: 'name', label: 'Name on the card', value: given.name, fault: faults.name, hint: '', mode: 'text', complete: 'cc-name' })}
  </div>
  <details open>
    <summary>Test cards</summary>
    <dl class="small">
      ${TEST_CARDS.map(({ number, outcome }) => html`<div><dt>${number}</dt><dd>${outcome}</dd></div>`)}
    </dl>
    <p class="quiet small">Any expiry date to come, any security code, any name.</p>
  </details>`;
}

interface Field {
  readonly name: keyof CardForm;
  readonly label: string;
  readonly value: string;
  readonly fault: string | undefined;
  readonly hint: string;
  readonly mode: 'numeric' | 'text';
  readonly complete: string;
}

function field({ name, label, value, fault, hint, mode, complete }: Field): Html {
  const wrong = fault === undefined ? null : html` aria-invalid="true" aria-describedby="${name}-fault"`;
  return html`<div>
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${value}" placeholder="${hint}" inputmode="${mode}" autocomplete="${complete}" maxlength="60"${wrong} />
    ${fault === undefined ? null : html`<p class="fault" id="${name}-fault">${fault}</p>`}
  </div>`;
}
