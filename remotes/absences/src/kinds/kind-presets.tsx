import type { AbsenceKind } from '@stundenbuch/domain/records/kinds/contract';
import { KIND_PRESETS } from '@stundenbuch/domain/records/kinds/presets';
import { ButtonLink, Panel } from '@stundenbuch/web/kit';
import { KindMark } from './kind-mark.tsx';

const sameName = (name: string) => (kind: { name: string }) => kind.name.toLowerCase() === name.toLowerCase();

export const presetNamed = (name: string) => KIND_PRESETS.find(sameName(name)) ?? null;

/** What the company does not have yet, each with the law behind it: taken over one by one, into the form (ART-04). */
export function KindPresets({ kinds }: { kinds: readonly AbsenceKind[] }) {
  const missing = KIND_PRESETS.filter(({ name }) => !kinds.some(sameName(name)));
  if (missing.length === 0) return null;
  return (
    <Panel title="Vorlagen">
      <ul className="sb-rows">
        {missing.map((preset) => (
          <li key={preset.name} className="ab-preset">
            <div>
              <strong className="sb-line">
                <KindMark kind={preset} /> {preset.name}
              </strong>
              <p className="sb-muted">{preset.law}</p>
            </div>
            <ButtonLink to={`/absence-kind?preset=${encodeURIComponent(preset.name)}`}>
              Übernehmen<span className="sb-hidden"> von {preset.name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
