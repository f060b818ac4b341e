import { moduleWord, scopeWord } from '@stundenbuch/domain/sides/tokens/scopes';
import { EmptyLine, Panel, SelectField, StatusTag, TextField } from '@stundenbuch/web/kit';
import { useDeferredValue, useId, useState } from 'react';
import { CallDetails } from './call-details.tsx';
import { callsIn, type DescribedCall, type Description, isFound } from './description.ts';

const ALL = '';

/** Every call that the server describes, by module. */
export function ApiPanel({ description }: { description: Description }) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [module, setModule] = useState(ALL);
  const wanted = useDeferredValue(search).trim();
  const calls = callsIn(description);
  const modules = [...new Set(calls.map((call) => call.module))].toSorted((a, b) =>
    moduleWord(a).localeCompare(moduleWord(b), 'de'),
  );
  const found = calls.filter((call) => (module === ALL || call.module === module) && isFound(call, wanted));
  const shown = modules.filter((one) => found.some((call) => call.module === one));
  return (
    <Panel title="Alle Aufrufe">
      <div className="sb-stack">
        <p>
          Gezeichnet aus der Beschreibung, nach der der Server prüft:{' '}
          <a href="/api/openapi.json">openapi.json</a>. Jede Ablehnung nennt in <code>code</code> einen festen
          Namen und in <code>message</code> den Satz für Menschen.
        </p>
        <div className="sb-columns">
          <TextField
            id={`${id}-search`}
            name="search"
            type="search"
            label="Suchen"
            value={search}
            onChange={setSearch}
          />
          <SelectField
            id={`${id}-module`}
            name="module"
            label="Bereich"
            value={module}
            onChange={setModule}
            options={[
              { value: ALL, label: 'Alle' },
              ...modules.map((value) => ({ value, label: moduleWord(value) })),
            ]}
          />
        </div>
        <p className="sb-muted" role="status">
          {found.length === 1 ? '1 Aufruf' : `${found.length} Aufrufe`}
        </p>
        {found.length === 0 && <EmptyLine>Dazu gibt es keinen Aufruf.</EmptyLine>}
        <div>
          {shown.map((one) => (
            <ModuleCalls
              key={one}
              module={one}
              calls={found.filter((call) => call.module === one)}
              isWanted={wanted !== '' || module !== ALL}
              description={description}
            />
          ))}
        </div>
      </div>
    </Panel>
  );
}

interface ModuleProps {
  module: string;
  calls: readonly DescribedCall[];
  /** Whether these were searched for: then they are in sight at once. */
  isWanted: boolean;
  description: Description;
}

function ModuleCalls({ module, calls, isWanted, description }: ModuleProps) {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || isWanted;
  return (
    <details
      className="dev-module"
      open={isShown}
      onToggle={({ currentTarget }) => !isWanted && setOpen(currentTarget.open)}
    >
      <summary>
        <h3>
          {moduleWord(module)} ({calls.length})
        </h3>
      </summary>
      {isShown && (
        <div className="dev-calls">
          {calls.map((call) => (
            <CallRow key={`${call.method} ${call.path}`} call={call} description={description} />
          ))}
        </div>
      )}
    </details>
  );
}

function CallRow({ call, description }: { call: DescribedCall; description: Description }) {
  const [isOpen, setOpen] = useState(false);
  const scope = call['x-scope'];
  return (
    <details className="dev-call" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="dev-head">
          <code>
            <span className="dev-method">{call.method} </span>
            {call.path}
          </code>
          <span lang="en">{call.summary}</span>
        </span>
      </summary>
      {isOpen && (
        <div className="sb-stack">
          <div>
            <StatusTag tone={scope ? 'good' : 'neutral'}>
              {scope ? scopeWord(scope) : 'nicht mit einem Schlüssel'}
            </StatusTag>
          </div>
          <CallDetails call={call} description={description} />
        </div>
      )}
    </details>
  );
}
