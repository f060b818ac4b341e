import { Injectable } from '@nestjs/common';
import { Database, type Tenant, type Tx } from '../../platform/database/database.ts';
import { Sessions } from '../../platform/session/sessions.ts';

interface Opened {
  token: string;
  email: string;
}

/** Sessions that are opened by a second factor, alone or after the password. */
@Injectable()
export class ProvedLogins {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
  ) {}

  /** All of it, or nothing: what `prove` uses up is used up only by the session that it opens. It answers the e-mail. */
  async open(
    person: Tenant,
    half: string | null,
    prove: (tx: Tx) => Promise<string | null>,
  ): Promise<Opened | null> {
    try {
      return await this.database.write(person, async (tx) => {
        const email = await prove(tx);
        const token = email === null ? null : await this.sessions.openProved(tx, person.id, half);
        if (email === null || token === null) throw new NotRight();
        return { token, email };
      });
    } catch (error) {
      if (error instanceof NotRight) return null;
      throw error;
    }
  }
}

/** Undoes what was written before it turned out to be wrong. */
class NotRight extends Error {}
