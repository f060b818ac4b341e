import { setTimeout } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { mailOf } from '@stundenbuch/domain/sides/notices/mail';
import pLimit from 'p-limit';
import { Installation } from '../platform/installation.ts';
import { Mailer } from './mailer.ts';
import { Outbox, type Taken } from './outbox.service.ts';

const EVERY_MS = 5_000;
/** Connections to the mail server at once: twenty mails that all hang take less than the two minutes for which they are ours. */
const CONNECTIONS = 5;
/** A process that ends does not wait longer for a mail server. */
const PATIENCE_MS = 5_000;

/** Sends what waits, in every process that works in the background. A mail that cannot be sent stops no other. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Mail');
  private readonly connections = pLimit(CONNECTIONS);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly installation: Installation,
  ) {}

  onApplicationBootstrap(): void {
    if (this.installation.mail === null || !this.installation.works) return;
    this.timer = setInterval(() => {
      this.running = this.running.then(() => this.round());
    }, EVERY_MS);
    this.timer.unref();
  }

  /** What is being sent is sent; what was only taken goes back. */
  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await Promise.race([this.running, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
  }

  /** Until nothing more is due. */
  async round(): Promise<void> {
    try {
      while (!this.isStopping) {
        const mails = await this.outbox.take();
        if (mails.length === 0) return;
        await Promise.all(mails.map((mail) => this.connections(() => this.deliver(mail))));
      }
    } catch (error) {
      this.logger.error(error);
    }
  }

  private async deliver(mail: Taken): Promise<void> {
    try {
      if (this.isStopping) return await this.outbox.giveBack(mail);
      const sent = await this.mailer.send(
        mail.address,
        mailOf(mail.kind, mail.data, this.installation.publicUrl),
      );
      if (sent.done) return await this.outbox.sent(mail);
      // Neither the address nor the content is logged.
      this.logger.warn(`mail ${mail.id} of company ${mail.company} was not taken`);
      await (sent.forGood ? this.outbox.refused(mail, sent.answer) : this.outbox.failed(mail, sent.answer));
    } catch (error) {
      this.logger.error(error);
    }
  }
}
