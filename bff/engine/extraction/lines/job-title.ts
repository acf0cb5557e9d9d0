const NOUNS = `accountant actor actress actuary adjuster administrator adviser advisor agent aide ambassador analyst
 apprentice architect archivist artist assembler assistant associate attendant attorney auditor author baker
 banker barber barista bartender biologist bookkeeper broker builder buyer captain caretaker caregiver
 carpenter cashier ceo cfo chair chairman chairperson chairwoman chaplain chef chemist chief cio cleaner clerk
 clinician coach co-founder cofounder collector commander commissioner comptroller conductor consultant contractor
 contributor controller cook coo coordinator copywriter correspondent counsel counselor counsellor
 courier crew cto curator custodian dean dealer decorator dentist deputy designer detective developer devops
 dietitian director dispatcher docent doctor drafter driver economist editor educator electrician engineer
 entrepreneur estimator evangelist examiner executive expert facilitator fellow fighter fireman firefighter
 fisherman founder freelancer gardener geologist groomer guard handyman hairdresser head helper host hostess
 housekeeper illustrator inspector installer instructor intern internship interpreter investigator janitor
 journalist journeyman judge laborer labourer landscaper lawyer lead leader lecturer librarian lieutenant lifeguard
 loader lobbyist machinist maid maker manager marketer mason mechanic mediator member mentor merchandiser
 midwife model moderator musician nanny negotiator nurse officer operator optician organizer owner packer painter
 paralegal paramedic partner pastor performer pharmacist photographer physician physicist physiotherapist picker
 pilot planner player plumber police porter postdoc practitioner preparer president principal processor
 producer professor programmer proofreader prosecutor provider psychologist publicist purchaser realtor
 receptionist recruiter registrar rep reporter representative researcher reviewer roofer sailor salesman
 salesperson saleswoman scheduler scientist scrum seamstress secretary sergeant server singer soldier sous
 specialist staff statistician steward stewardess stocker strategist student stylist superintendent supervisor
 supporter surgeon surveyor swe sre tailor teacher teammate technician technologist teller tester therapist trader
 trainee trainer translator treasurer trustee tutor underwriter usher veterinarian vice videographer vocalist
 volunteer vp waiter waitress warden welder worker writer
 acupuncturist adjudicator advocate animator appraiser arborist arbitrator assessor attaché babysitter bailiff barrister
 bartender beautician blacksmith bricklayer brewer bursar butcher cameraman carer canvasser cfo chauffeur childminder
 chiropractor choreographer cinematographer cmo columnist companion composer concierge confectioner conservator
 constable coo copyeditor corporal councillor cpo croupier dancer demonstrator diplomat dishwasher doorman dressmaker
 evaluator farmer farmhand fitter florist forester foreman forewoman forester fundraiser generalist glazier goldsmith
 governess greengrocer grocer groundsman groundskeeper guide handler headmaster headmistress headteacher hygienist
 influencer jeweller joiner labeller liaison lineman locksmith magistrate matron mayor medic milliner mixologist
 moulder neurosurgeon notary operative organiser osteopath painter paediatrician phlebotomist pianist plasterer podiatrist
 postman presenter proprietor provost ranger rector referee rigger roaster scaffolder screenwriter sculptor shopkeeper
 resident signalman sister solicitor sommelier stagehand stevedore stockman storekeeper storeman subeditor telemarketer tiler
 toolmaker upholsterer mate deckhand seaman boatswain bosun milker herdsman bellman bellhop busser expediter transcriptionist
 perfusionist paraprofessional organist accompanist dramaturg roustabout roughneck sawyer skipper purser valet valuer violinist vlogger warehouseman watchmaker winemaker zookeeper`;

/** The same in German, French, Spanish, Italian, Portuguese and Dutch. */
const FOREIGN_NOUNS = `leiter leiterin teamleiter teamleiterin abteilungsleiter projektleiter projektleiterin ingenieur
 ingenieurin entwickler entwicklerin softwareentwickler sachbearbeiter sachbearbeiterin kaufmann kauffrau disponent
 disponentin berater beraterin geschäftsführer geschäftsführerin verkäufer verkäuferin mitarbeiter mitarbeiterin
 assistent assistentin praktikant praktikantin werkstudent werkstudentin lehrer lehrerin arzt ärztin pfleger
 krankenpfleger mechaniker mechatroniker elektriker techniker technikerin referent referentin buchhalter buchhalterin
 analystin
 ingénieur ingénieure développeur développeuse responsable chargé chargée directeur directrice chef stagiaire
 infirmier infirmière comptable vendeur vendeuse conseiller conseillère technicien technicienne enseignant
 ingeniero ingeniera desarrollador desarrolladora director directora gerente jefe jefa analista encargado encargada
 enfermero enfermera contable vendedor vendedora técnico técnica profesor profesora becario becaria
 ingegnere sviluppatore responsabile direttore direttrice impiegato impiegata tirocinante infermiere
 engenheiro engenheira desenvolvedor desenvolvedora estagiário coordenador coordenadora
 ontwikkelaar medewerker directeur stagiair verpleegkundige adviseur`;

const TITLE_NOUNS = new Set(`${NOUNS} ${FOREIGN_NOUNS}`.split(/\s+/).filter(Boolean));

/** "Hartmann & Partner", "Miller & Sons": whatever else the words say. */
const PARTNERS =
  /\s(?:&|and|und|et)\s(?:partners?|sons?|söhne|co|associates|cie|brothers|bros|daughters|fils)\b\.?$/iu;

/** A German title is one word: Datenanalystin, Vertriebsleiter, Softwareingenieur. */
const LONG_NOUNS = FOREIGN_NOUNS.split(/\s+/).filter((noun) => noun.length > 5);
const COMPOUND = new RegExp(`\\p{L}{3}(?:analyst|${LONG_NOUNS.join('|')})$`, 'u');

/** Endings that name who does something: hydrogeologist, radiographer, psychiatrist, pediatrician. */
const TITLE_ENDING = /\p{L}{3}(?:ologist|ographer|iatrist|ometrist|ician)s?$/u;

/** What stands behind the noun of a title: "of Sales", "in Test", "(part time)", "II". */
const BEHIND_NOUN =
  /\s(?:of|for|in|to|on|at|with|de|du|des|del|di|-)\s.*$|\s?[(/].*$|(?:,?\s(?:i{1,3}|iv|v|\d|jr\.?|sr\.?))+$/i;

const ORGANIZATION =
  /\b(?:inc|llc|ltd|limited|corp|corporation|company|gmbh|plc|group|holdings|partners|bank|university|college|school|institute|hospital|clinic|center|centre|museum|systems|technologies|labs?|laboratory|solutions|services|studios?|agency|department|city of|county|state of|association|foundation|society|church|army|navy|air force|restaurant|hotel|store|industries|international|consulting|consultancy|bureau|council|ministry)\b/i;

/** Forms of companies, which ask for their capitals, and schools of other languages. */
const LEGAL_FORM = /\b(?:Co|NV|AG|SA|SRL|AB|BV|SE|SpA|Oy|AS|KG|OHG|Ltda|SAS|SARL|GbR|e\.V\.)(?![\p{L}\d])/u;
const FOREIGN_SCHOOL =
  /hochschule|universit|école|escuela|instituto|politecnico|politécnica|krankenhaus|klinikum/iu;

/** Whether a short piece of a line reads like the title of a job. */
export function isJobTitle(piece: string): boolean {
  const words = piece.toLowerCase().match(/[\p{L}][\p{L}-]*/gu) ?? [];
  if (words.length === 0 || words.length > 14) return false;
  if (SHORT.test(piece)) return true;
  return words.some(
    (word) =>
      TITLE_NOUNS.has(word) ||
      TITLE_NOUNS.has(word.replace(/s$/, '')) ||
      TITLE_ENDING.test(word) ||
      COMPOUND.test(word),
  );
}

/** Whether the noun of a job carries the piece, as in "Head of Design", and does not only stand in it, as in "Baker Hughes". */
export function isLedByJobNoun(piece: string): boolean {
  if (PARTNERS.test(piece)) return false;
  const last = piece.trim().replace(BEHIND_NOUN, '').split(/\s/).at(-1)?.toLowerCase() ?? '';
  return (isJobTitle(last) && !isPlural(last)) || SHORT.test(piece);
}

/** "Service Tech", which schools and firms are called as well. */
const SHORT =
  /\b(?:service|field|lab|pharmacy|pharm|vet|hvac|it|maintenance|repair|auto|dental|surgical|x-ray|rad|nail|sound|support|desktop|q[ac]|er|install|bench|computer|shop|cable|lead|senior|sr\.?|junior)\stech(?=$|,)/i;

/** "Northwind Traders", "Acumen Partners": several of them are a firm. */
function isPlural(word: string): boolean {
  return word.endsWith('s') && !TITLE_NOUNS.has(word) && TITLE_NOUNS.has(word.slice(0, -1));
}

/** Whether a piece is named by people of a trade, as firms are: "Northwind Traders". */
export function isNamedByTrade(piece: string): boolean {
  const words = piece.toLowerCase().match(/[\p{L}][\p{L}-]*/gu) ?? [];
  return words.some(isPlural) && !words.some((word) => TITLE_NOUNS.has(word) || TITLE_ENDING.test(word));
}

/** Whether a piece of a line has a word that employers' names have. */
export function isOrganization(piece: string): boolean {
  return (
    PARTNERS.test(piece) || ORGANIZATION.test(piece) || LEGAL_FORM.test(piece) || FOREIGN_SCHOOL.test(piece)
  );
}

/** Whether the word is one that departments don't have: "Acme Corp", not "Identity Services". */
export function isSurelyOrganization(piece: string): boolean {
  return isOrganization(piece.replace(TEAM_WORD, ''));
}

/** What employers and their departments are called by. */
const TEAM_WORD =
  /\b(?:services?|systems|solutions|technologies|partners|center|centre|labs?|studios?|department)\b/gi;

/** Jobs that people are called by. */
const NAMES = new Set(
  `baker barber brewer butcher carpenter cook dean driver farmer forester gardener guard judge mason painter pastor
  player porter provost ranger sailor sergeant singer steward tailor tester warden`.split(/\s+/),
);

/** What stands in front of such a word where it is the job: "Line Cook", "Truck Driver". */
const OF_JOB = new Set(
  `brick bus cdl certified church delivery first forklift fry grill house licensed line mail night opera park pastry prep
  route school security short stone taxi truck van youth`.split(/\s+/),
);

/** Whether a person may be called so though the words name a job: "Mary Cook" and "Dean Porter", not "Line Cook". */
export function isNamedByJob(name: string): boolean {
  const words = name.toLowerCase().split(/\s+/);
  const others = words.filter((word) => !NAMES.has(word));
  return words.length > 1 && words.length < 5 && !others.some((word) => OF_JOB.has(word) || isJobTitle(word));
}
