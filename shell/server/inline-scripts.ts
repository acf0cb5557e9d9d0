import { hash } from 'node:crypto';
import { endpoints } from '@shortlist/api-contract';

/**
 * The only scripts that stand in the page itself, each allowed by its hash. They run before any file is there:
 * what they do must not wait for one.
 */

/** Sets the theme before anything is painted: the choice of the person, else the system's by CSS alone. */
export const THEME_SCRIPT =
  "try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}";

/** A browser's first format takes it 50 ms. Made while the files come, it delays nothing that dates are shown on. */
export const FORMAT_SCRIPT = 'new Intl.DateTimeFormat';

/** Asks who is signed in while the scripts are still on their way. The boot takes the answer from here. */
export const SESSION_SCRIPT = `window.shortlistSession=fetch('${endpoints.auth.current.path}',{headers:{accept:'application/json'}});window.shortlistSession.catch(()=>{})`;

/**
 * Stands behind what was rendered ahead, so that it looks as it should and can be used before the shell has come. It puts
 * the style notes into effect (`style-notes.ts`). Links work by themselves, and what is submitted or pressed is kept for
 * the boot, each thing once (`early-acts.ts`).
 */
export const AHEAD_SCRIPT = [
  "{for(const e of document.querySelectorAll('[data-style]')){",
  "e.style.cssText=e.dataset.style;e.removeAttribute('data-style')}",
  'const acts=new Set,keep=e=>{',
  "const p=e.type==='submit'?e.target:e.target.closest('button:not([type=submit])');",
  "if(p){e.preventDefault();e.stopImmediatePropagation();acts.add(p);p.ariaBusy='true'}};",
  "const each=f=>{for(const t of['submit','click'])f(t,keep,true)};each(addEventListener);",
  'window.shortlistEarlyActs={acts,end:()=>each(removeEventListener)}}',
].join('');

/** What `script-src` needs to allow a script. */
export const hashScript = (script: string): string => `'sha256-${hash('sha256', script, 'base64')}'`;
