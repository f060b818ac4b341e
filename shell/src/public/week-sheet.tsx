const days = [
  ['Mo', '08:00 – 17:00', '8,25'],
  ['Di', '08:15 – 17:15', '8,25'],
  ['Mi', '07:30 – 16:00', '7,75'],
  ['Do', '08:00 – 17:00', '8,25'],
  ['Fr', 'Urlaub', '–'],
] as const;

/** A page of the book, as it looks inside. */
export function WeekSheet() {
  return (
    <figure className="public-sheet">
      <figcaption>Eine Woche im Stundenbuch</figcaption>
      <table>
        <tbody>
          {days.map(([day, time, hours]) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{time}</td>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Summe</th>
            <td />
            <td>32,50</td>
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}
