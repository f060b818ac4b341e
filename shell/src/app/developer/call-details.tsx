import {
  curlOf,
  type DescribedCall,
  type DescribedField,
  type Description,
  fieldsOf,
  schemaOf,
  typeOf,
} from './description.ts';

interface Props {
  call: DescribedCall;
  description: Description;
}

/** What one call is sent and answers. */
export function CallDetails({ call, description }: Props) {
  const parameters = call.parameters.map(({ name, required, schema }) => ({
    ...{ name, required },
    type: typeOf(schema, description),
  }));
  const answer = schemaOf(call.responses[200]);
  const answered = fieldsOf(answer, description);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <pre className="dev-code" tabIndex={0}>
        {curlOf(call, window.location.origin)}
      </pre>
      <Fields title="Parameter" fields={parameters} />
      <Fields title="Gesendet (JSON)" fields={fieldsOf(schemaOf(call.requestBody), description)} />
      {answer && answered.length === 0 && (
        <p>
          <strong>Antwort</strong> {typeOf(answer, description)}
        </p>
      )}
      <Fields title={answer?.items ? 'Antwort: Liste aus' : 'Antwort'} fields={answered} isAnswer />
      <Refusals call={call} description={description} />
    </>
  );
}

function Fields({
  title,
  fields,
  isAnswer = false,
}: {
  title: string;
  fields: readonly DescribedField[];
  isAnswer?: boolean;
}) {
  if (fields.length === 0) return null;
  return (
    <table className="sb-simple-table dev-fields">
      <caption>{title}</caption>
      <tbody>
        {fields.map(({ name, type, required }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              {type}
              {required !== isAnswer && (isAnswer ? ', kann fehlen' : ', nötig')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Refusals({ call, description }: Props) {
  const refused = Object.entries(call.responses).filter(([status]) => /^[45]/.test(status));
  return (
    <table className="sb-simple-table dev-fields">
      <caption>Abgelehnt mit</caption>
      <tbody>
        {refused.map(([status, { $ref = '' }]) => (
          <tr key={status}>
            <th scope="row">{status}</th>
            <td lang="en">{description.components.responses[$ref.split('/').at(-1) ?? '']?.description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
