import { setTimeout as pause } from 'node:timers/promises';
import { isOutage } from './cluster.mjs';

/** Work that the backends do by themselves, put before them without a pause: mails that wait, and companies in which a job is due. */
export class BackgroundWork {
  /** Those that were stored for certain. */
  mails = [];
  companies = [];
  #running = [];
  #stopped = false;

  constructor(database, today) {
    this.database = database;
    this.today = today;
  }

  start() {
    this.#running = [
      this.#repeat(250, this.mails, (n) => this.#queueMail(n)),
      this.#repeat(2_000, this.companies, (n) => this.#foundCompany(n)),
    ];
  }

  async stop() {
    this.#stopped = true;
    await Promise.all(this.#running);
  }

  async #repeat(every, done, work) {
    for (let n = 1; !this.#stopped; n++) {
      try {
        done.push(await work(n));
      } catch (error) {
        // While there is no primary nothing is put before anybody.
        if (!isOutage(error)) throw error;
      }
      await pause(every);
    }
  }

  async #queueMail(n) {
    const address = `mail${n}@drill.example`;
    await this.database.queryOnce(
      `insert into outbox (company_id, user_id, address, kind, data, due, created_at, created_by)
       select company_id, id, $1, 'new_login', '{"device":"Firefox unter Windows","at":"2026-11-20T09:00:00Z"}', $2, $2, 0
       from users where company_id = 2 order by id limit 1`,
      [address, this.today],
    );
    return address;
  }

  /** With one person, who is told that the month ends. */
  async #foundCompany(n) {
    const id = 1_000 + n;
    await this.database.queryOnce(
      `with founded as (
         insert into companies (id, name, permission, features, created_at)
         values ($1, $2, '1111111000', '{notices}', '2020-01-01') returning id
       )
       insert into users (company_id, email, first_name, name, vacation_lastyear_entered_in)
       select id, $3, 'Person', 'Muster', 2020 from founded`,
      [id, `Firma ${id}`, `job${id}@drill.example`],
    );
    return id;
  }
}

/** What became of it: `{ figures, faults, checks }`. `taken`: what the mail server has got. */
export function judgeWork({ mails, companies }, taken, told) {
  const counts = mails.map((address) => taken.get(address) ?? []);
  const twice = counts.filter((ids) => ids.length > 1);
  const different = twice.filter((ids) => new Set(ids).size > 1);
  const times = new Map(told.map(({ company, times }) => [company, times]));
  const wrong = companies.filter((company) => times.get(company) !== 1);
  const never = counts.filter((ids) => ids.length === 0).length;
  return {
    checks: mails.length + companies.length,
    faults: [
      ...(mails.length === 0 || companies.length === 0 ? ['there was no work in the background'] : []),
      ...(never > 0 ? [`${never} mails were never sent`] : []),
      ...(different.length > 0 ? [`${different.length} mails came again as another message`] : []),
      ...wrong.map(
        (company) => `company ${company} was told ${times.get(company) ?? 0} times instead of once`,
      ),
    ],
    figures: {
      'mails sent, of them twice (with the same Message-ID)': `${mails.length}, ${twice.length}`,
      'companies that a job has told once': companies.length,
    },
  };
}
