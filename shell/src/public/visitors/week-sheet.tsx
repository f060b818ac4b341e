const days = [
  ['Mo', '08:00 – 17:00', 'Dachstuhl Lindenweg', '8,25', 'good'],
  ['Di', '08:15 – 17:15', 'Dachstuhl Lindenweg', '8,25', 'good'],
  ['Mi', '07:30 – 16:00', 'Hotel Zur Probe', '7,75', 'good'],
  ['Do', 'fehlt', 'Arbeitszeit erfassen', '', 'bad'],
  ['Fr', 'Urlaub', 'genehmigt', '', 'info'],
] as const;

/** A page of the book: the margin shows at a glance where something is missing. */
export function WeekSheet() {
  return (
    <figure className="sb-frame public-sheet">
      <figcaption>
        Eine Woche im Stundenbuch <span className="sb-nowrap">KW 47</span>
      </figcaption>
      <table>
        <tbody>
          {days.map(([day, time, note, hours, tone]) => (
            <tr key={day} className={`public-sheet-${tone}`}>
              <th scope="row">{day}</th>
              <td>
                <strong>{time}</strong>
                <span>{note}</span>
              </td>
              <td>{hours || '–'}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Summe</th>
            <td />
            <td>24,25 h</td>
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}
