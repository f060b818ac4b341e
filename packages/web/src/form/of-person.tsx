import type { LedPerson } from '@stundenbuch/domain/day/teams/contract';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { PageHeader } from '../kit/page-header.tsx';
import { Skeleton } from '../kit/spinner.tsx';
import { LoadFailure } from '../kit/states.tsx';
import { sessionApi } from '../session/endpoints.ts';

/** Whose entries are written: all that is known to the office, to a lead what the forms need. */
export interface CorrectedPerson
  extends Pick<LedPerson, 'id' | 'first_name' | 'name' | 'working_days'>,
    Pick<Partial<CurrentUser>, 'records' | 'records_from' | 'worker_since' | 'first_day'> {
  /** What addresses name the person by: the e-mail, which a lead does not know, or the id. */
  key: string;
  /** Whether absences are entered, too, and those that show sickness. */
  decides: boolean;
  decides_sick: boolean;
  /** Null: a lead's. */
  record: CurrentUser | null;
}

interface Props {
  /** What is done for the person; the heading and the window say it, and for whom. */
  what: string;
  /** What follows from it. */
  lead?: string;
  actions?: (person: CorrectedPerson) => ReactNode;
  children: (person: CorrectedPerson) => ReactNode;
}

/** The person of the address, by e-mail or id: ?user */
export const useAddressedPerson = (): string | null => useSearchParams()[0].get('user');

function useCorrectedPerson(key: string) {
  const isId = /^\d+$/.test(key);
  const byEmail = sessionApi.usePersonQuery(key, { skip: !key || isId });
  const byId = sessionApi.useLedPersonQuery(key, { skip: !isId });
  const { error, refetch } = isId ? byId : byEmail;
  const record = isId ? null : (byEmail.data ?? null);
  const found = isId ? byId.data : record && { ...record, decides: true, decides_sick: true };
  const person: CorrectedPerson | null = found ? { ...found, key, record } : null;
  return { person, error, refetch };
}

/** A page on which an admin, or a lead, corrects what is somebody else's: it says whose. */
export function OfPerson({ what, lead, actions, children }: Props) {
  const key = useAddressedPerson() ?? '';
  const { person, error, refetch } = useCorrectedPerson(key);
  if (!key) return <Navigate to="/403" replace />;
  if (error && !person) return <LoadFailure title={what} error={error} onRetry={refetch} />;
  if (!person) return <Skeleton lines={8} />;
  return (
    <>
      <PageHeader title={`${what} für ${person.first_name} ${person.name}`} actions={actions?.(person)}>
        {lead}
      </PageHeader>
      {children(person)}
    </>
  );
}
