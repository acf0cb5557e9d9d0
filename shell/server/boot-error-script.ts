import { PAGE_DATA_ID } from '@shortlist/platform/release-set';
import { TELEMETRY_ADDRESS } from '@shortlist/platform/telemetry';

/** Marks the elements without which no page starts. */
export const START_MARK = 'data-start';

/** Id of what is said when one of them fails. */
export const NOT_STARTED_ID = 'not-started';

/** Written as JSON: an apostrophe must not end the string that it stands in. */
const SENTENCE = JSON.stringify("Part of Shortlist couldn't be loaded safely. ");
const DETAIL = JSON.stringify(" couldn't be loaded or verified.");

/**
 * Stands in the page itself: when the shell's own first files are refused, nothing else is there to say it. It says so,
 * tells the edge, and renews what the browser keeps of the file, so that loading the page again can help.
 */
export const BOOT_ERROR_SCRIPT = [
  "addEventListener('error',({target:t})=>{",
  `if(!t.hasAttribute?.('${START_MARK}')||document.getElementById('${NOT_STARTED_ID}'))return;`,
  "const a=t.src||t.href;fetch(a,{cache:'reload'}).catch(()=>{});",
  'const say=()=>{',
  "const p=document.createElement('p'),l=document.createElement('a');",
  `p.id='${NOT_STARTED_ID}';p.setAttribute('role','alert');p.textContent=${SENTENCE};`,
  "l.href=location.href;l.textContent='Reload page';p.append(l);document.body.prepend(p);",
  `const{telemetry:page,releases:r}=JSON.parse(document.getElementById('${PAGE_DATA_ID}').textContent);`,
  `if(page)fetch('${TELEMETRY_ADDRESS}',{method:'POST',keepalive:true,headers:{'content-type':'application/json'},`,
  "body:JSON.stringify({page,events:[{kind:'sign',remote:'shell',version:r.shell.version,team:'Shell',",
  `sign:'not_started',detail:a.split('/').pop()+${DETAIL}}]})}).catch(()=>{})};`,
  "document.readyState==='loading'?addEventListener('DOMContentLoaded',say):say()},true)",
].join('');
