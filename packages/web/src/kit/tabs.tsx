import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface Tab {
  key: string;
  label: string;
  content: ReactNode;
}

/** Tabs as the ARIA practices describe them: arrows move, only the open panel exists. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  const [chosen, setChosen] = useState(tabs[0]?.key);
  const open = tabs.find(({ key }) => key === chosen) ?? tabs[0];

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || !open) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(open) + step + tabs.length) % tabs.length];
    if (!next) return;
    setChosen(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  }

  if (!open) return null;
  return (
    <div className="sb-tabs">
      <div role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab === open}
            aria-controls={`${id}-panel`}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => setChosen(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open.key}`} key={open.key}>
        {open.content}
      </div>
    </div>
  );
}
