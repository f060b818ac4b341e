import type { World } from './world.ts';

/** An installation that sends mails; they stay in the outbox, where tests read them. */
export const MAILING = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'zeiten@firma.example',
  PUBLIC_URL: 'https://zeiten.firma.example',
  WORKER: 'off',
};

interface Mail {
  user_id: number;
  address: string;
  kind: string;
  data: { path?: string; address?: string };
}

export const mails = (world: World): Promise<Mail[]> =>
  world.sql<Mail>('select user_id, address, kind, data from outbox order by id');

/** The code of the link in a mail. */
export const codeIn = (mail: Mail | undefined): string => mail?.data.path?.split('=')[1] ?? '';
