import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { PageHeader } from '../kit/page-header.tsx';
import { Skeleton } from '../kit/spinner.tsx';
import { LoadFailure } from '../kit/states.tsx';
import { sessionApi } from '../session/endpoints.ts';

interface Props {
  /** What is done for the person; the heading and the window say it, and for whom. */
  what: string;
  /** What follows from it. */
  lead?: string;
  actions?: (person: CurrentUser) => ReactNode;
  children: (person: CurrentUser) => ReactNode;
}

/** The e-mail of the person in the address: ?user */
export const useAddressedPerson = (): string | null => useSearchParams()[0].get('user');

/** A page on which an admin corrects what is somebody else's: it says whose. */
export function OfPerson({ what, lead, actions, children }: Props) {
  const email = useAddressedPerson();
  const { data: person, error, refetch } = sessionApi.usePersonQuery(email ?? '', { skip: !email });
  if (!email) return <Navigate to="/403" replace />;
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
