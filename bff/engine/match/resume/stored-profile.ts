import type { Education, Profile, Role } from '../../profile/profile.ts';
import type { BytesReader, BytesWriter } from './stored-bytes.ts';

/** What hardly a match asks for. */
type Rest = Omit<Profile, 'roles' | 'skills' | 'education'>;

/** Writes what a resume says of a candidate, without the skills: they stand where they are found. */
export function writeProfile(profile: Profile, writer: BytesWriter): void {
  const { roles, education, ...rest } = profile;
  writer.text(JSON.stringify(roles));
  writer.text(JSON.stringify(education));
  writer.text(JSON.stringify(rest, (key, value: unknown) => (key === 'skills' ? undefined : value)));
}

/** Reads it back; what most matches don't ask for is taken apart when one does. */
export function readProfile(reader: BytesReader, skills: string[]): Profile {
  const roles = JSON.parse(reader.text()) as Role[];
  return new StoredProfile({ roles, skills }, { education: reader.laterText(), rest: reader.laterText() });
}

class StoredProfile implements Profile {
  readonly roles: Role[];
  readonly skills: string[];
  readonly #later: { readonly education: () => string; readonly rest: () => string };
  #education: Education[] | null = null;
  #rest: Rest | null = null;

  constructor(
    { roles, skills }: Pick<Profile, 'roles' | 'skills'>,
    later: { readonly education: () => string; readonly rest: () => string },
  ) {
    this.roles = roles;
    this.skills = skills;
    this.#later = later;
  }

  get education() {
    this.#education ??= JSON.parse(this.#later.education()) as Education[];
    return this.#education;
  }
  get candidateName() {
    return this.#asked.candidateName;
  }
  get headline() {
    return this.#asked.headline;
  }
  get email() {
    return this.#asked.email;
  }
  get phone() {
    return this.#asked.phone;
  }
  get phoneE164() {
    return this.#asked.phoneE164;
  }
  get location() {
    return this.#asked.location;
  }
  get links() {
    return this.#asked.links;
  }
  get yearsOfExperience() {
    return this.#asked.yearsOfExperience;
  }
  get undatedRoles() {
    return this.#asked.undatedRoles;
  }
  get languages() {
    return this.#asked.languages;
  }
  get certificates() {
    return this.#asked.certificates;
  }
  get listedSkills() {
    return this.#asked.listedSkills;
  }
  get sections() {
    return this.#asked.sections;
  }

  get #asked(): Rest {
    this.#rest ??= JSON.parse(this.#later.rest()) as Rest;
    return this.#rest;
  }
}
