import { proposedDay } from '@stundenbuch/domain/records/timesheet/rules';
import { type Day, isDay } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** The day in the address, or the default. */
export function useAddressedDay(kind: 'booking' | 'work'): Day {
  const [search] = useSearchParams();
  const today = useToday();
  const day = search.get('date');
  return isDay(day) ? day : proposedDay(kind, today);
}

/** Changes with each navigation to the page, also to the same address; the skip link leads to a place on it and takes nothing away. */
export function useAddressKey(): string {
  const { key, hash } = useLocation();
  const [kept, setKept] = useState(key);
  if (hash === '' && kept !== key) setKept(key);
  return kept;
}
