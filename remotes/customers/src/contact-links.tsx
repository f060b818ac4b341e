import { Mail } from '@stundenbuch/web/kit';

interface Props {
  value: string;
}

export const MailLink = ({ value }: Props) => (
  <a className="customer-link" href={`mailto:${encodeURI(value)}`}>
    <Mail address={value} />
  </a>
);

/** A number as it is written, dialled without what only helps the eye: '0731 / 12-3' is dialled 0731123. */
export const PhoneLink = ({ value }: Props) => (
  <a className="customer-link" href={`tel:${value.replace(/[^\d+*#]/g, '')}`}>
    {value}
  </a>
);
