import { Injectable } from '@nestjs/common';
import { workerInputOfGlobalAdmin } from '@stundenbuch/domain/sides/people/contract';
import { refuseRow } from '@stundenbuch/domain/workflows/imports/messages';
import { nameOf } from '@stundenbuch/domain/workflows/imports/person';
import { Input } from '../../platform/http/input.ts';
import { Refused } from '../../platform/refused.ts';
import { NewUsers } from '../people/new-users.service.ts';
import type { KnownPerson, Somebody } from './known-people.ts';
import { Named } from './named.service.ts';
import type { Run } from './run.ts';

/** Whose hours or absences a row is of: somebody who is there, or who is created without access (IMP-05). */
@Injectable()
export class NewPeople {
  constructor(
    private readonly newUsers: NewUsers,
    private readonly named: Named,
  ) {}

  async ofRow(run: Run, row: Somebody & { person: string | null }): Promise<{ id: number }> {
    if (!run.create_missing || run.people.find(row)) return run.people.existing(row);
    if (row.person === null) throw new Refused(refuseRow('row_people', 'person'));
    const job = await this.named.firstJob(run.who);
    const { email, personnelNumber } = row;
    const body = { ...nameOf(row.person), email, personnelNumber, job, active: 0 };
    const made = await this.newUsers.create(run.who, new Input(workerInputOfGlobalAdmin, body));
    const { id, first_name, name, weeklyhours, vacation } = made;
    const known: KnownPerson = {
      ...{ id, first_name, name, email: made.email, personnelNumber },
      ...{ role: made.role, job: null, weeklyhours, vacation, worker_since: null },
    };
    run.created.push(known);
    return known;
  }
}
