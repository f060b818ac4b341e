import { Mail } from '@stundenbuch/web/kit';

interface Props {
  value: string;
}

export const MailLink = ({ value }: Props) => (
  <a href={`mailto:${encodeURI(value)}`}>
    <Mail address={value} />
  </a>
);

/** A phone number as entered, dialled without its separators: '0731 / 12-3' dials 0731123. */
export const PhoneLink = ({ value }: Props) => <a href={`tel:${value.replace(/[^\d+*#]/g, '')}`}>{value}</a>;
