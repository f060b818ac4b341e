import { Tabs } from '../kit/tabs.tsx';
import { RemotePart } from './remote-part.tsx';
import { useSlot } from './slot.tsx';

/** The tabs that modules contribute to a person's page: own profile and worker detail. */
export function WorkerTabs({ userId }: { userId: number }) {
  const tabs = useSlot('worker-tab').filter((entry) => 'label' in entry);
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
