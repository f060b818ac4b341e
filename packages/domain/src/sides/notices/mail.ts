import { oneLine } from '../../wire/one-line.ts';
import type { NoticeData, NoticeKind } from './kinds.ts';
import { messageOf } from './message.ts';

export interface Mail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** Where people say which mails they want. */
const PANEL = '/myprofil#benachrichtigungen';

/** A mail in text and HTML, which say the same. Nothing in it is fetched from anywhere. Without an address there is no link. */
export function mailOf<Kind extends NoticeKind>(
  kind: Kind,
  data: NoticeData[Kind],
  publicUrl: string | null,
): Mail {
  const message = messageOf(kind, data);
  const { subject, lines, link } = { ...message, ...message.byMail };
  const open = link && publicUrl !== null ? { label: link.label, url: publicUrl + link.path } : null;
  const texts = lines.map(oneLine);
  return {
    subject: oneLine(subject),
    text: [...texts, ...(open ? [`${open.label}: ${open.url}`] : []), ENDING].join('\r\n\r\n'),
    html: page([
      ...texts.map(escaped),
      ...(open ? [`${open.label}: <a href="${escaped(open.url)}">${escaped(open.url)}</a>`] : []),
      ENDING,
    ]),
    headers: {
      // Answers of machines are sent to nobody.
      'Auto-Submitted': 'auto-generated',
      ...(publicUrl !== null && { 'List-Unsubscribe': `<${publicUrl}${PANEL}>` }),
    },
  };
}

const ENDING = 'Diese Nachricht hat Stundenbuch verschickt.';

function page(paragraphs: readonly string[]): string {
  const body = paragraphs.map((one) => `<p>${one}</p>`).join('\r\n');
  return `<!doctype html>\r\n<html lang="de"><head><meta charset="utf-8"></head><body>\r\n${body}\r\n</body></html>\r\n`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] as string);
