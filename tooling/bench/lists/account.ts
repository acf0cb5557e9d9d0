import { endpoints, User } from '@shortlist/api-contract';
import type { Dependencies } from '@shortlist/bff';
import { seededId, seedOwner } from '@shortlist/bff/scale/seed-owner.ts';
import type { Browser, Cookie } from 'playwright-core';

export interface Account {
  readonly name: 'large' | 'small';
  readonly cookies: readonly Cookie[];
  /** The position that is matched with every resume. */
  readonly jobId: string;
}

export interface Size {
  readonly jobs: number;
  readonly resumes: number;
}

interface Place {
  readonly browser: Browser;
  readonly address: string;
  readonly deps: Dependencies;
}

const NUMBERS = { large: 1, small: 2 } as const;
const PASSWORD = 'bench-password';

/** Signs up, and writes the rows of an account straight into the database. */
export async function createAccount(place: Place, name: Account['name'], size: Size): Promise<Account> {
  const { cookies, ownerId } = await signUp(place, name);
  const rows = { ...size, ownerId, number: NUMBERS[name], matches: 4 };
  const em = place.deps.database.fork();
  await seedOwner(em, rows);
  await writeWords(em, ownerId);
  return { name, cookies, jobId: seededId('job', rows, 0) };
}

async function signUp({ browser, address }: Place, name: string) {
  const context = await browser.newContext({ baseURL: address });
  try {
    const data = { email: `${name}@example.com`, username: `${name} account`, password: PASSWORD };
    const reply = await context.request.post(endpoints.auth.signup.path, {
      data,
      headers: { origin: address },
    });
    const user = User.parse(await reply.json());
    return { cookies: await context.cookies(), ownerId: user.id };
  } finally {
    await context.close();
  }
}

const FIRST = `array['Ines', 'Tomasz', 'Priya', 'Mei-Ling', 'Oluwaseun', 'Clara', 'Henrik', 'Noor', 'Yusuf', 'Marta', 'Sione']`;
const LAST = `array['Okafor', 'Lindqvist', 'Raman', 'Tovar', 'Adeyemi', 'Brandt', 'Castellano', 'Haddad', 'Novak', 'Iversen', 'Moana', 'Petrov', 'Quayle']`;

/** Names and sentences as wide as people's, and a position whose requirements they meet or not. */
async function writeWords(em: ReturnType<Dependencies['database']['fork']>, ownerId: string): Promise<void> {
  const number = `('x' || right(id::text, 8))::bit(32)::int`;
  await em.execute(
    `update resumes set
       candidate_name = (${FIRST})[1 + ${number} % 11] || ' ' || (${LAST})[1 + ${number} % 13] || ' ' || ${number},
       extracted = jsonb_set(extracted, '{headline}', to_jsonb('Backend engineer, payments team ' || ${number} % 40)),
       text = 'Experience' || chr(10) || 'Backend Engineer, Calder Freight, 2016 to 2024' || chr(10)
         || 'Moved ' || ${number} || ' services to Go and PostgreSQL without a stop.' || chr(10)
         || case when ${number} % 3 = 0 then 'Ran Kubernetes clusters for twelve teams.' || chr(10) else '' end
         || text
     where owner_id = ?`,
    [ownerId],
  );
  await em.execute(
    `update jobs set description =
       'Requirements' || chr(10) || '- Go' || chr(10) || '- PostgreSQL' || chr(10) || '- Kubernetes' || chr(10)
       || '- 5 years of experience' || chr(10) || 'Nice to have' || chr(10) || '- Terraform'
     where owner_id = ?`,
    [ownerId],
  );
}
