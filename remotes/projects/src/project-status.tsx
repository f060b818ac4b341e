import { projectStatusLabel, projectStatusTone } from '@stundenbuch/domain/sides/projects/status';
import { StatusTag } from '@stundenbuch/web/kit';

interface Props {
  status: number;
  archived?: boolean | undefined;
}

export const ProjectStatus = ({ status, archived = false }: Props) => (
  <StatusTag tone={projectStatusTone(status)}>
    {archived ? `${projectStatusLabel(status)}, archiviert` : projectStatusLabel(status)}
  </StatusTag>
);
