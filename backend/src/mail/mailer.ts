import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Mail } from '@stundenbuch/domain/sides/notices/mail';
import { createTransport, type Transporter } from 'nodemailer';
import { Installation } from '../platform/installation.ts';

/** What became of a mail; `forGood`: the server will never take it. */
export type Sent = { done: true } | { done: false; forGood: boolean; answer: string };

/** Together well below the two minutes after which another process takes the mail. */
const LIMITS = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };
const LONGEST_MS = 25_000;
const ANSWER_MAX = 200;

/** Hands mails to the server of SMTP_URL, each on a connection of its own. */
@Injectable()
export class Mailer {
  private readonly transport: Transporter | null;

  constructor(private readonly installation: Installation) {
    const { mail } = installation;
    this.transport = mail && createTransport({ url: mail.url, ...LIMITS });
  }

  /** `key`: what makes it this mail and no other, however often it is sent. */
  async send(to: string, mail: Mail, key: string): Promise<Sent> {
    const { transport, installation } = this;
    if (!transport || !installation.mail) throw new Error('There is no mail server.');
    const from = installation.mail.from;
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The mail server takes too long.')), LONGEST_MS);
    });
    try {
      // As an object, so that nothing of the address is read as a list.
      const messageId = messageIdOf(from, key);
      await Promise.race([
        transport.sendMail({ ...mail, from, messageId, to: { name: '', address: to } }),
        tooLong,
      ]);
      return { done: true };
    } catch (error) {
      return refusalFrom(error);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The same for a mail that comes twice: mail servers and programs that know it show it once. */
function messageIdOf(from: string, key: string): string {
  const [, host = 'stundenbuch.invalid'] = /@([\w.-]+)/.exec(from) ?? [];
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${host}>`;
}

/** 5xx is for good where it is about the address or the mail; what is about us, as a wrong password, is tried again. */
function refusalFrom(error: unknown): Sent {
  const { responseCode = 0, command = '', message } = error as SmtpError;
  const forGood = responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
  return { done: false, forGood, answer: message.slice(0, ANSWER_MAX) };
}

interface SmtpError {
  responseCode?: number;
  command?: string;
  message: string;
}
