import { Tabs } from '../kit/tabs.tsx';
import { RemotePart } from './remote-part.tsx';
import { useSlot } from './slot.tsx';

interface Props {
  userId: number;
  /** The one module whose tabs are shown; those of the others a lead must not read. */
  only?: string;
}

/** The tabs that modules contribute to a person's page: own profile, worker detail and somebody who is led. */
export function WorkerTabs({ userId, only }: Props) {
  const tabs = useSlot('worker-tab').filter(
    (entry) => 'label' in entry && (only === undefined || entry.module.name === only),
  );
  if (tabs.length === 0) return null;
  return (
    <Tabs
      label="Zeiten und Projekte"
      tabs={tabs.map(({ module, component, label }) => ({
        key: `${module.name}-${component}`,
        label,
        content: <RemotePart module={module} kind="slots" part={component} props={{ userId }} />,
      }))}
    />
  );
}
