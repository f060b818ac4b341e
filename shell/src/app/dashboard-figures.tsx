import { Figures } from '@stundenbuch/web/kit';
import { RemotePart, useSlot } from '@stundenbuch/web/module';

const GROUPS = [
  { of: 'company', label: 'Unternehmen heute' },
  { of: 'person', label: 'Ihre Zahlen' },
] as const;

/** The numbers that people look for first; nothing where the company has no accounts. What needs the admin comes first. */
export function DashboardFigures() {
  const figures = useSlot('dashboard-figure');
  return GROUPS.map(({ of, label }) => {
    const ofGroup = figures.filter((figure) => figure.of === of);
    if (ofGroup.length === 0) return null;
    return (
      <Figures key={of} label={label}>
        {ofGroup.map(({ module, component }) => (
          <RemotePart key={`${module.name}/${component}`} module={module} kind="slots" part={component} />
        ))}
      </Figures>
    );
  });
}
