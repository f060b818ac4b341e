import { formatFullDay } from '@stundenbuch/web/format';

export const dayOf = ({ day }: { day: string }): string => formatFullDay(day);

export const nameOf = ({ first_name, name }: { first_name: string; name: string }): string =>
  `${first_name} ${name}`;
