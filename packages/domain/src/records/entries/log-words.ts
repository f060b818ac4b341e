import { type RecordedTables, wordOf } from '../../wire/log-words.ts';
import { CREDIT_WORDS, type Credit } from './credit.ts';
import { ABSENCE_STATUS_LABELS } from './status.ts';
import { typeLabel } from './type-codes.ts';

const code = (value: unknown) => typeLabel(Number(value)) ?? String(value);
const credit = (value: unknown) => CREDIT_WORDS[value as Credit] ?? String(value);
const status = (value: unknown) => ABSENCE_STATUS_LABELS[Number(value)] ?? String(value);

export const entryTables: RecordedTables = {
  entries: {
    title: 'Eintrag',
    fields: {
      day: { label: 'Datum', read: 'day' },
      type: { label: 'Art', read: code },
      project_id: { label: 'Projekt' },
      job_id: { label: 'Arbeitsplatz' },
      start_minute: { label: 'Beginn', read: 'time' },
      end_minute: { label: 'Ende', read: 'time' },
      break_hours: { label: 'Pause', read: 'hours' },
      hours: { label: 'Stunden', read: 'hours' },
      target: { label: 'Soll', read: 'hours' },
      booking_text: { label: 'Beschreibung' },
      status: { label: 'Status', read: status },
      decided_at: { label: 'Entschieden am', read: 'moment' },
      decided_by: { label: 'Entschieden von (Nr.)' },
      kind_id: { label: 'Eigene Art' },
      credit: { label: 'Anrechnung', read: credit },
      pre_approved_at: { label: 'Vorläufig genehmigt am', read: 'moment' },
      pre_approved_by: { label: 'Vorläufig genehmigt von (Nr.)' },
      sick_from: { label: 'Krank ab', read: 'time' },
      net_minutes: { label: 'Arbeitszeit ohne Pause', read: 'minutes' },
      break_minutes: { label: 'Pause in Minuten', read: 'minutes' },
      first_half: { label: 'Vormittag', read: 'yes' },
      second_half: { label: 'Nachmittag', read: 'yes' },
      away_minutes: { label: 'Stunden abwesend', read: 'minutes' },
    },
  },
  absence_requests: {
    title: 'Antrag',
    isOfPerson: true,
    fields: {
      note: { label: 'Notiz' },
      decline_reason: { label: 'Grund der Ablehnung' },
      substitute_id: { label: 'Vertretung' },
      substitute_answer: { label: 'Antwort der Vertretung', read: wordOf({ yes: 'geht', no: 'geht nicht' }) },
      substitute_answered_at: { label: 'Vertretung antwortete am', read: 'moment' },
      closure_id: { label: 'Betriebsferien' },
    },
  },
  closures: {
    title: 'Betriebsferien',
    fields: {
      name: { label: 'Name' },
      from_day: { label: 'Von', read: 'day' },
      to_day: { label: 'Bis', read: 'day' },
      type: { label: 'Art', read: code },
      place_id: { label: 'Ort' },
      booked_at: { label: 'Gebucht am', read: 'moment' },
      undone_at: { label: 'Zurückgenommen am', read: 'moment' },
      shortage: {
        label: 'Wo der Urlaub nicht reicht',
        read: (value) => (value === 'minus' ? 'ins Minus buchen' : 'auslassen'),
      },
    },
  },
  calendar_cancellations: {
    title: 'Storno durch den Kalender',
    fields: {
      entry_id: { label: 'Eintrag' },
      status: { label: 'Status vorher', read: status },
    },
  },
  free_day_answers: {
    title: 'Urlaub an einem freien Tag',
    fields: { entry_id: { label: 'Eintrag' } },
  },
};
