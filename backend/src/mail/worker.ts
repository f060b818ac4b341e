import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { mailOf } from '@stundenbuch/domain/sides/notices/mail';
import pLimit from 'p-limit';
import { isOutage } from '../platform/database/conflicts.ts';
import { Installation } from '../platform/installation.ts';
import { Rounds } from '../platform/rounds.ts';
import { Mailer } from './mailer.ts';
import { Outbox, type Taken } from './outbox.service.ts';

const EVERY_MS = 5_000;
/** Connections to the mail server at once: twenty mails that all hang take less than the two minutes for which they are ours. */
const CONNECTIONS = 5;
/** Between two tries to note that a mail was sent: less than another process needs to find it waiting. */
const AGAIN_MS = 1_000;

/** Sends what waits. A mail that cannot be sent stops no other. */
@Injectable()
export class MailWorker {
  private readonly logger = new Logger('Mail');
  private readonly connections = pLimit(CONNECTIONS);

  constructor(
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly installation: Installation,
    rounds: Rounds,
  ) {
    if (installation.mail !== null) rounds.register('mails', EVERY_MS, (stopping) => this.round(stopping));
  }

  /** Until nothing more is due. Of a process that ends, what is being sent is sent, and what was only taken goes back. */
  async round(stopping: AbortSignal): Promise<void> {
    try {
      while (!stopping.aborted) {
        const mails = await this.outbox.take();
        if (mails.length === 0) return;
        await this.deliverAll(mails, stopping);
      }
    } catch (error) {
      this.logger.error(error);
    }
  }

  /** What waits for a connection goes back at once, not after the mail server has answered to the others. */
  private async deliverAll(mails: readonly Taken[], stopping: AbortSignal): Promise<void> {
    const waiting = new Set(mails);
    const stopped = Promise.withResolvers<void>();
    const isStopped = () => stopped.resolve();
    stopping.addEventListener('abort', isStopped, { once: true });
    const deliver = async (mail: Taken) => {
      if (!stopping.aborted && waiting.delete(mail)) await this.deliver(mail, stopping);
    };
    const all = Promise.all(mails.map((mail) => this.connections(() => deliver(mail))));
    await Promise.race([all, stopped.promise]);
    stopping.removeEventListener('abort', isStopped);
    await Promise.all([...waiting].map((mail) => this.outbox.giveBack(mail)));
    await all;
  }

  private async deliver(mail: Taken, stopping: AbortSignal): Promise<void> {
    try {
      const sent = await this.mailer.send(
        mail.address,
        mailOf(mail.kind, mail.data, this.installation.publicUrl),
        [mail.company, mail.id, mail.address, mail.created_at].join(' '),
      );
      if (sent.done) return await this.noteSent(mail, stopping);
      // Neither the address nor the content is logged.
      this.logger.warn(`mail ${mail.id} of company ${mail.company} was not taken`);
      await (sent.forGood ? this.outbox.refused(mail, sent.answer) : this.outbox.failed(mail, sent.answer));
    } catch (error) {
      this.logger.error(error);
    }
  }

  /**
   * Repeated while the database is away, as during a failover: a mail that is not noted as sent would be sent again. A process that ends
   * tries once more.
   */
  private async noteSent(mail: Taken, stopping: AbortSignal): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.outbox.sent(mail);
      } catch (error) {
        if (!isOutage(error) || stopping.aborted) throw error;
        if (tries === 1)
          this.logger.warn(
            `mail ${mail.id} of company ${mail.company} is sent, which could not be noted yet`,
          );
        await pause(AGAIN_MS);
      }
    }
  }
}
