import { allows } from '@stundenbuch/domain/access/access';
import { useMemo } from 'react';
import { LinkTileView } from '../kit/tile.tsx';
import { useSession } from '../session/hooks.ts';
import type { RegisteredModule, SlotEntry, SlotName } from './contract.ts';
import { useModulesOn } from './registry.tsx';
import { RemotePart } from './remote-part.tsx';

export type Filled<Name extends SlotName> = Extract<SlotEntry, { slot: Name }> & { module: RegisteredModule };

/** The slot's contributions from all modules, for this person, in order. */
export function useSlot<Name extends SlotName>(name: Name): Filled<Name>[] {
  const modules = useModulesOn();
  const { who } = useSession();
  return useMemo(
    () =>
      modules
        .flatMap((module) => module.manifest.slots.map((entry) => ({ ...entry, module })))
        .filter((entry): entry is Filled<Name> => entry.slot === name && allows(entry.access, who))
        .sort((a, b) => a.order - b.order),
    [modules, who, name],
  );
}

/** Renders all contributions to a slot, with the same props for each. */
export function Slot({ name, props }: { name: SlotName; props?: object }) {
  return <SlotEntries entries={useSlot(name)} props={props} />;
}

interface EntriesProps {
  entries: readonly Filled<SlotName>[];
  props?: object | undefined;
}

/** Some of them, where a page gives others a place of their own. */
export function SlotEntries({ entries, props }: EntriesProps) {
  return entries.map((entry) =>
    'tile' in entry ? (
      <LinkTileView key={entry.tile.path} {...entry.tile} />
    ) : (
      <RemotePart
        key={`${entry.module.name}/${entry.component}`}
        module={entry.module}
        kind="slots"
        part={entry.component}
        props={props}
        quiet={'quiet' in entry && entry.quiet === true}
      />
    ),
  );
}
