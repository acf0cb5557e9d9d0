import { hash } from 'node:crypto';
import { endpoints } from '@shortlist/api-contract';

/**
 * The only scripts that stand in the page itself, each allowed by its hash. They run before any file is there:
 * what they do must not wait for one.
 */

/** Sets the theme before anything is painted: the choice of the person, else the system's by CSS alone. */
export const THEME_SCRIPT =
  "try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}";

/** Asks who is signed in while the scripts are still on their way. The boot takes the answer from here. */
export const SESSION_SCRIPT = `window.shortlistSession=fetch('${endpoints.auth.current.path}',{headers:{accept:'application/json'}});window.shortlistSession.catch(()=>{})`;

/** What `script-src` needs to allow a script. */
export const hashScript = (script: string): string => `'sha256-${hash('sha256', script, 'base64')}'`;
