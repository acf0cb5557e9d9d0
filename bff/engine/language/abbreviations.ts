import { mapOf } from './map-of.ts';

/** Short forms that postings and notes write for the words of work. */
const FULL = mapOf({
  acct: 'account',
  accts: 'accounts',
  admin: 'administration',
  appt: 'appointment',
  appts: 'appointments',
  asst: 'assistant',
  bldg: 'building',
  cert: 'certification',
  certs: 'certifications',
  comm: 'communication',
  comms: 'communications',
  coord: 'coordination',
  ctr: 'center',
  cust: 'customer',
  dept: 'department',
  dev: 'development',
  dipl: 'diploma',
  docs: 'documentation',
  eng: 'engineering',
  equip: 'equipment',
  exp: 'experience',
  gov: 'government',
  hw: 'hardware',
  info: 'information',
  maint: 'maintenance',
  mfg: 'manufacturing',
  mgmt: 'management',
  mgr: 'manager',
  mktg: 'marketing',
  mtg: 'meeting',
  ops: 'operations',
  perf: 'performance',
  perm: 'permanent',
  perms: 'permissions',
  prod: 'production',
  prof: 'professional',
  reqs: 'requirements',
  specs: 'specifications',
  svc: 'service',
  svcs: 'services',
  sw: 'software',
  sys: 'systems',
  tech: 'technical',
  temp: 'temporary',
  tix: 'tickets',
  veh: 'vehicle',
  whse: 'warehouse',
  yr: 'year',
  yrs: 'years',
});

/** A text with its short forms written out: "2+ yrs cust svc" as "2+ years customer service". */
export function spellOut(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => FULL.get(word.toLowerCase()) ?? word);
}

/** Initials of fields of work, which resumes and postings write out as often as not. */
const FIELDS = mapOf({
  AP: 'accounts payable',
  AR: 'accounts receivable',
  BI: 'business intelligence',
  HR: 'human resources',
  IT: 'information technology',
  PR: 'public relations',
  QA: 'quality assurance',
  UX: 'user experience',
});

/** What short forms stand for where they name who does something. */
const IN_TITLES = mapOf({
  admin: 'administrator',
  assoc: 'associate',
  coord: 'coordinator',
  dir: 'director',
  eng: 'engineer',
  exec: 'executive',
  jr: 'junior',
  mech: 'mechanic',
  rep: 'representative',
  sr: 'senior',
  supt: 'superintendent',
  supv: 'supervisor',
  tech: 'technician',
});

/** Titles that were written out; forgotten all at once when there are many. */
const KEPT = 10_000;
const titles = new Map<string, string>();

/** A job title with its short forms written out: "QA Tech" as "quality assurance technician". */
export function spellOutTitle(title: string): string {
  const known = titles.get(title);
  if (known !== undefined) return known;
  const full = title.replace(/\p{L}+/gu, (word) => {
    const small = word.toLowerCase();
    return FIELDS.get(word) ?? IN_TITLES.get(small) ?? FULL.get(small) ?? word;
  });
  if (titles.size >= KEPT) titles.clear();
  titles.set(title, full);
  return full;
}

/** A text as it is, and with fields of work written out or by their initials: "HR generalist", "human resources generalist". */
export function fieldForms(text: string): string[] {
  const spelled = text.replace(/\b\p{Lu}{2}\b/gu, (word) => FIELDS.get(word) ?? word);
  const short = [...FIELDS].reduce(
    (left, [initials, words]) => left.replace(new RegExp(`\\b${words}\\b`, 'gi'), initials),
    text,
  );
  return [...new Set([text, spelled, short])];
}
