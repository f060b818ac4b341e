import { useState } from 'react';
import { Button, IconButton } from '../kit/button.tsx';
import { Drawer } from '../kit/drawer.tsx';
import type { RecordLogProps } from './contract.ts';
import { RemotePart } from './remote-part.tsx';
import { useSlot } from './slot.tsx';

interface Props extends RecordLogProps {
  /** Where there are several on a page: what this one is of. Then it is an icon. */
  of?: string;
}

/** The button that opens the log of a record; nothing where no module shows one to this person. */
export function RecordLog({ of, ...record }: Props) {
  const [entry] = useSlot('record-log');
  const [isOpen, setIsOpen] = useState(false);
  if (!entry) return null;
  const { module, component, label, icon } = entry;
  const open = () => setIsOpen(true);
  return (
    <>
      {of ? (
        <IconButton icon={icon} label={`${label}: ${of}`} onClick={open} />
      ) : (
        <Button icon={icon} onClick={open}>
          {label}
        </Button>
      )}
      <Drawer wide open={isOpen} label={label} onClose={() => setIsOpen(false)}>
        <RemotePart module={module} kind="slots" part={component} props={record} />
      </Drawer>
    </>
  );
}
