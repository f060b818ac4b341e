import {
  certificateWord,
  INSURANCE_WORDS,
  isOpenCertificate,
} from '@stundenbuch/domain/records/sickcases/certificate';
import type { LedSickCase, SickCaseRecord } from '@stundenbuch/domain/records/sickcases/contract';
import { followWord, openHint } from '@stundenbuch/domain/records/sickcases/list-text';
import type { Day } from '@stundenbuch/domain/time/day';
import { formatDay } from '@stundenbuch/domain/time/format';
import type { Column } from '@stundenbuch/web/data';
import { StatusTag } from '@stundenbuch/web/kit';

export const nameOf = ({ first_name, name }: Pick<LedSickCase, 'first_name' | 'name'>) =>
  `${first_name} ${name}`;
export const periodOf = ({ first, last }: Pick<LedSickCase, 'first' | 'last'>) =>
  first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`;
export const pathOf = ({ user, first }: Pick<SickCaseRecord, 'user' | 'first'>) =>
  `/sick-case?user=${user}&day=${first}`;

/** Who, from when and until when: all that a lead sees. */
export const personColumns = <Row extends LedSickCase>(): Column<Row>[] => [
  {
    key: 'name',
    title: 'Name',
    value: ({ name, first_name }) => `${name} ${first_name}`,
    render: nameOf,
    card: 'title',
  },
  { key: 'first', title: 'Von', kind: 'date', value: ({ first }) => first, card: 'plain' },
  { key: 'last', title: 'Bis', kind: 'date', value: ({ last }) => last, card: 'until' },
];

/** The state of the certificate: a colour, a form and the words. */
export function CertificateTag({ one, today }: { one: SickCaseRecord; today: Day }) {
  const word = certificateWord(one);
  if (one.certificate === 'missing') return <StatusTag tone="bad">{word}</StatusTag>;
  if (isOpenCertificate(one, today)) return <StatusTag tone="warn">{word}</StatusTag>;
  if (one.certificate === 'electronic' || one.certificate === 'paper')
    return <StatusTag tone="good">{word}</StatusTag>;
  return (
    <StatusTag tone="neutral" icon="info">
      {word}
    </StatusTag>
  );
}

/** What a payroll program needs to ask for a certificate. */
export const caseColumns = (today: Day): Column<SickCaseRecord>[] => [
  ...personColumns<SickCaseRecord>(),
  {
    key: 'personnel_number',
    title: 'Personalnr.',
    value: (one) => one.personnel_number,
    neededBy: (one) => one.personnel_number !== null,
  },
  { key: 'follow', title: 'Bescheinigung', value: followWord },
  {
    key: 'insurance',
    title: 'Versichert',
    value: ({ insurance }) => insurance && INSURANCE_WORDS[insurance],
    render: ({ insurance }) => (insurance ? INSURANCE_WORDS[insurance] : '–'),
  },
  {
    key: 'certificate',
    title: 'Nachweis',
    value: certificateWord,
    render: (one) => <CertificateTag one={one} today={today} />,
  },
  {
    key: 'hint',
    title: 'Hinweis',
    value: (one) => openHint(one, today),
    neededBy: (one) => openHint(one, today) !== null,
    card: 'text',
  },
];
