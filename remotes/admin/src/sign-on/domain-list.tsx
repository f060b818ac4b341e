import type { SignOnDomain } from '@stundenbuch/domain/sides/signon/contract';
import { signOnTexts } from '@stundenbuch/domain/sides/signon/messages';
import { formatMoment } from '@stundenbuch/domain/time/format';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, useForm } from '@stundenbuch/web/form';
import { Button, Facts, StatusTag, TextField } from '@stundenbuch/web/kit';
import { signOnApi } from './sign-on.api.ts';
import { useTry } from './use-try.ts';

/** The domains of the company's e-mails, with what the DNS of each has to say. */
export function DomainList({ domains }: { domains: readonly SignOnDomain[] }) {
  const [add] = signOnApi.useAddDomainMutation();
  const alert = useAlert();
  const form = useForm({
    values: { domain: '' },
    check: ({ domain }) => (domain.trim() ? null : refuseWire('fields_missing', 'domain')),
    save: ({ domain }) => add({ domain }).unwrap(),
    saved: () => {
      alert(signOnTexts.domainAdded);
      form.reset({ domain: '' });
    },
  });
  return (
    <div className="sb-stack">
      <h4>Domains Ihrer E-Mails</h4>
      <p>Nur wer eine E-Mail aus einer bestätigten Domain hat, kommt mit dem Firmenkonto herein.</p>
      <ul className="sb-rows">
        {domains.map((domain) => (
          <Row key={domain.id} domain={domain} />
        ))}
      </ul>
      <Form
        form={form}
        label="Neue Domain"
        actions={
          <Button type="submit" busy={form.busy}>
            Domain eintragen
          </Button>
        }
      >
        <TextField
          {...form.field('domain')}
          label="Domain"
          hint="Was in Ihrer E-Mail hinter dem @ steht"
          maxLength={253}
          required
        />
      </Form>
    </div>
  );
}

function Row({ domain: { id, domain, verified_at, txt } }: { domain: SignOnDomain }) {
  const [verify, { isLoading }] = signOnApi.useVerifyDomainMutation();
  const [remove] = signOnApi.useRemoveDomainMutation();
  const alert = useAlert();
  const attempt = useTry();
  const copy = () =>
    navigator.clipboard.writeText(txt.value).then(
      () => alert(signOnTexts.copied),
      () => alert('Bitte markieren und kopieren Sie den Eintrag selbst.', 'warning'),
    );
  return (
    <li>
      <div className="sb-grow sb-stack">
        <span className="sb-line">
          <strong>{domain}</strong>
          <StatusTag tone={verified_at ? 'good' : 'warn'}>
            {verified_at ? 'bestätigt' : 'noch nicht bestätigt'}
          </StatusTag>
        </span>
        {verified_at ? (
          <small>seit {formatMoment(verified_at)}</small>
        ) : (
          <Facts
            facts={[
              ['Legen Sie im DNS an', 'einen Eintrag vom Typ TXT'],
              ['Name', <output key="name">{txt.name}</output>],
              ['Wert', <output key="value">{txt.value}</output>],
            ]}
          />
        )}
        <span className="sb-line">
          {!verified_at && (
            <>
              <Button label={`Wert kopieren: ${domain}`} onClick={copy}>
                Wert kopieren
              </Button>
              <Button
                label={`Eintrag prüfen: ${domain}`}
                busy={isLoading}
                onClick={() => attempt(() => verify(id).unwrap(), signOnTexts.domainVerified)}
              >
                Eintrag prüfen
              </Button>
            </>
          )}
          <Button
            kind="quiet"
            label={`Domain entfernen: ${domain}`}
            onClick={() => attempt(() => remove(id).unwrap(), signOnTexts.domainRemoved)}
          >
            Entfernen
          </Button>
        </span>
      </div>
    </li>
  );
}
