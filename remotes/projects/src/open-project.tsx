import type { ProjectDetail } from '@stundenbuch/domain/projects/contract';
import { LoadFailure, Skeleton } from '@stundenbuch/web/kit';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useProjectQuery } from './projects.api.ts';

/** The project that the address names by `id`. */
export function OpenProject({ children }: { children: (project: ProjectDetail) => ReactNode }) {
  const id = useSearchParams()[0].get('id');
  const { currentData: project, error, refetch } = useProjectQuery(id ?? '', { skip: !id });
  if (!id) return <Navigate to="/403" replace />;
  if (project) return children(project);
  return error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton lines={6} />;
}
