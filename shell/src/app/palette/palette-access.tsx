import { allows } from '@stundenbuch/domain/access/access';
import { useKeys } from '@stundenbuch/web/keys';
import { Icon } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useModulesOn } from '@stundenbuch/web/module';
import { useSession } from '@stundenbuch/web/session';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import './palette.css';

const Palette = lazyPage(async () => (await import('./palette.tsx')).Palette);
const KeysDialog = lazyPage(async () => (await import('./keys-dialog.tsx')).KeysDialog);

const isMac = navigator.platform.startsWith('Mac');

/** The button of the palette, its shortcut, and the keys that open something from every page (DAY-10). */
export function PaletteAccess({ small = false }: { small?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [hasKeys, setKeys] = useState(false);
  const modules = useModulesOn();
  const { who } = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      // Otherwise browsers put the cursor into their address.
      event.preventDefault();
      if (!document.querySelector('[role=dialog]')) setOpen(true);
    }
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  useKeys(({ key, repeat }) => {
    if (repeat) return false;
    if (key === '?') {
      setKeys(true);
      return true;
    }
    const commands = modules.flatMap(({ manifest }) => manifest.commands ?? []);
    const command = commands.find((one) => one.key === key && allows(one.access, who));
    if (command) navigate(command.path);
    return command !== undefined;
  }, !isOpen && !hasKeys);

  return (
    <>
      <button
        type="button"
        className={small ? 'sb-bare app-find-small' : 'sb-bare app-find'}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={small ? 'Suchen' : undefined}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void Palette.preload()}
      >
        <Icon name="search" />
        {!small && (
          <>
            <span>Suchen</span>
            <kbd>{isMac ? '⌘ K' : 'Strg K'}</kbd>
          </>
        )}
      </button>
      {isOpen && <Palette onClose={() => setOpen(false)} onKeys={() => setKeys(true)} />}
      {hasKeys && <KeysDialog onClose={() => setKeys(false)} />}
    </>
  );
}
