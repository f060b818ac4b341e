import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { expect } from 'vitest';
import { World } from './world.ts';

/** A world in which workers can be created, with a job in each company, and ids above those of the people. */
export class Hiring {
  private count = 0;

  private constructor(
    readonly world: World,
    readonly job: number,
    readonly foreignJob: number,
  ) {}

  static async start(): Promise<Hiring> {
    const world = await World.start();
    await world.sql('alter table users alter column id restart with 1000');
    const jobs = await world.sql<{ id: number }>(
      `insert into jobs (company_id, job_title) values (1, 'Polier'), (2, 'Polier') returning id`,
    );
    return new Hiring(world, Number(jobs[0]?.id), Number(jobs[1]?.id));
  }

  /** Body of POST /user, with an unused e-mail. */
  newcomer(fields: object = {}) {
    this.count++;
    const email = `paula${this.count}@beispiel.example`;
    return { first_name: 'Paula', name: 'Neumann', email, job: this.job, ...fields };
  }

  async created(fields: object = {}): Promise<CurrentUser> {
    const { status, body } = await this.world.post<CurrentUser>('chef', '/user', this.newcomer(fields));
    expect(status).toBe(200);
    return body;
  }

  /** The row of a person, or undefined. */
  async stored(id: number): Promise<Record<string, unknown>> {
    return (await this.world.sql(`select * from users where id = ${id}`))[0] as Record<string, unknown>;
  }
}
