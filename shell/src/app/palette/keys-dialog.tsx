import { allows } from '@stundenbuch/domain/access/access';
import { chooseKeys, useKeysOn } from '@stundenbuch/web/keys';
import { Button, CheckboxField, Dialog } from '@stundenbuch/web/kit';
import { useModulesOn } from '@stundenbuch/web/module';
import { useSession } from '@stundenbuch/web/session';
import { Fragment } from 'react';

/** All keys of the pages that this person has, and the one switch for them (WCAG 2.1.4). */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const modules = useModulesOn();
  const { who } = useSession();
  const areOn = useKeysOn();
  const manifests = modules.map(({ manifest }) => manifest);
  const everywhere = manifests
    .flatMap(({ commands = [] }) => commands)
    .flatMap(({ key, label, access }) =>
      key && allows(access, who) ? [[key.toUpperCase(), label] as const] : [],
    );
  const ofPages = manifests
    .flatMap(({ pageKeys = [] }) => pageKeys)
    .filter(({ access }) => allows(access, who));
  const groups = [
    { page: 'Auf jeder Seite', keys: [...everywhere, ['?', 'Alle Tasten'] as const] },
    ...ofPages,
  ];
  return (
    <Dialog open title="Tasten" onClose={onClose}>
      <div className="app-keys">
        <p>
          <kbd>Strg K</kbd> oder <kbd>⌘ K</kbd> öffnet die Suche, auch in einem Feld. Die übrigen gelten,
          solange Sie in kein Feld tippen.
        </p>
        {groups.map(({ page, keys }) => (
          <Fragment key={page}>
            <h3>{page}</h3>
            <dl>
              {keys.map(([key, does]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </Fragment>
        ))}
        <CheckboxField
          id="keys-on"
          name="keys"
          label="Tasten ohne Strg sind an"
          hint="Gilt für alle Seiten auf diesem Gerät."
          value={areOn}
          onChange={chooseKeys}
        />
      </div>
      <div className="sb-form-actions">
        <Button kind="primary" onClick={onClose}>
          Schließen
        </Button>
      </div>
    </Dialog>
  );
}
