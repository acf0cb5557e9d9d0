import { Migration } from '@mikro-orm/migrations';

/** What matching needs of a resume, as the engine keeps it: it goes with the resume. */
export class ResumeReadings extends Migration {
  override name = '0022-resume-readings';

  override up(): void {
    this.addSql(`create table resume_readings (
      resume_id uuid primary key references resumes (id) on delete cascade,
      version text not null,
      fingerprint text not null,
      bytes bytea not null)`);
  }
}
