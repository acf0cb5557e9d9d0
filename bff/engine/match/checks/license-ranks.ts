import { mapOf } from '../../language/map-of.ts';

/** Who holds the first holds the others too, or needs none of them. */
const COVERS: Readonly<Record<string, readonly string[]>> = {
  "Commercial driver's license": ["Driver's license"],
  'OSHA 30': ['OSHA 10'],
  'Nurse Practitioner': ['Registered Nurse'],
  'Certified Registered Nurse Anesthetist': ['Registered Nurse'],
  'Critical Care Registered Nurse': ['Registered Nurse'],
  Paramedic: ['Emergency Medical Technician'],
  'Six Sigma Black Belt': ['Six Sigma Green Belt'],
  'Cisco Certified Network Professional': ['Cisco Certified Network Associate'],
  'Cisco Certified Internetwork Expert': [
    'Cisco Certified Network Professional',
    'Cisco Certified Network Associate',
  ],
  'Red Hat Certified Engineer': ['Red Hat Certified System Administrator'],
  'Professional Engineer': ['Engineer in Training'],
  'Licensed Clinical Social Worker': ['Licensed Master Social Worker'],
  'Senior Professional in Human Resources': ['Professional in Human Resources'],
  'Real estate broker license': ['Real estate license'],
  'Security clearance': ['Public Trust clearance'],
  'Food protection manager': ['Food handler card'],
  ServSafe: ['Food handler card'],
};

/** The licenses that stand for one of some, the others first. */
export function coveredBy(names: readonly string[]): string[] {
  return Object.entries(COVERS)
    .filter(([name, covered]) => !names.includes(name) && covered.some((each) => names.includes(each)))
    .map(([name]) => name);
}

const TRADE: readonly (readonly [number, RegExp])[] = [
  [3, /\bmaster\b/i],
  [2, /\bjourney(?:man|person|worker)\b/i],
  [1, /\bapprentice\b/i],
];

/** Grades of licenses that have some: the higher stands for the lower. */
const GRADES = mapOf<readonly (readonly [number, RegExp])[]>({
  "Commercial driver's license": [
    [3, /\bclass[ -]?A\b|\bCDL[ -]?A\b|\bA[ -]class\b/i],
    [2, /\bclass[ -]?B\b|\bCDL[ -]?B\b/i],
    [1, /\bclass[ -]?C\b|\bCDL[ -]?C\b/i],
  ],
  'Security clearance': [
    [3, /\btop[ -]secret\b|\bTS\b|\bDV\b|\bSCI\b/i],
    [2, /\bsecret\b|\bSC\b/i],
    [1, /\bconfidential\b/i],
  ],
  'Electrician license': TRADE,
  'Plumbing license': TRADE,
  'Pilot license': [
    [3, /\bairline transport\b|\bATPL?\b/i],
    [2, /\bcommercial\b|\bCPL\b/i],
    [1, /\bprivate\b|\bPPL\b/i],
  ],
  'AWS Certified Solutions Architect': [
    [2, /\bprofessional\b/i],
    [1, /\bassociate\b/i],
  ],
  'Firefighter I': [
    [2, /\bfirefighter (?:I\s?\/\s?)?(?:II|2)\b/i],
    [1, /\bfirefighter (?:I|1)\b/i],
  ],
});

/** The grade of a license that some words name; null where they name none. */
export function gradeIn(name: string, words: string): number | null {
  return GRADES.get(name)?.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
