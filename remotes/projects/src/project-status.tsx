import { projectStatusLabel, projectStatusTone } from '@stundenbuch/domain/sides/projects/status';
import { StatusTag } from '@stundenbuch/web/kit';

export const ProjectStatus = ({ status }: { status: number }) => (
  <StatusTag tone={projectStatusTone(status)}>{projectStatusLabel(status)}</StatusTag>
);
