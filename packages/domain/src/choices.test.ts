import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

/** Fields of requests and answers that have one of a few values. */
const CHOICES: Record<string, readonly string[]> = {
  'first second': [
    'absences absenceChangeInput.half',
    'absences absenceRequestInput.half',
    'absences correctableAbsenceInput.half',
    'absences createdAbsence.half',
    'absences createdAbsence.created.half',
    'absences ownAbsence.half',
    'absences pendingAbsence.half',
    'absences vacation.half',
  ],
  'person admin global terminal system': ['log change.actor_kind'],
  'I U D R': ['log change.op'],
  'missing chain rows content erased hash': ['log verification.wrong.fault'],
  'law place company': ['calendar calendarDay.origin'],
  '10': ['requests shutdownInput.type|0'],
  '30': ['requests shutdownInput.type|1'],
  '60': ['requests shutdownInput.type|2'],
  'skip minus': ['requests shutdownInput.shortage'],
  'free half': [
    'calendar companyDay.kind',
    'calendar companyDayChange.kind',
    'calendar companyDayInput.kind',
  ],
  'BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH': [
    'calendar place.land',
    'calendar placeChange.land',
    'calendar placeInput.land',
  ],
  'mariae augsburg fronleichnam': [
    'calendar place.extras',
    'calendar placeChange.extras',
    'calendar placeInput.extras',
  ],
  'idle work break forgotten': ['punch clock.state', 'punch atTerminal.state'],
  'come break resume go': ['punch terminalTapInput.tap'],
  'break no_break day8 day10 week60 rest11 sunday holiday rest_day sundays15 average8 night night8 minor_day8 minor_week40 minor_break minor_no_break minor_rest12 minor_hours minor_saturday minor_sunday minor_holiday minor_days5 minor_span late7':
    ['lawguide lawPreview.notes.code', 'lawguide lawRow.code'],
  'off note reason refuse': ['lawguide lawPreview.notes.level'],
  add_break: ['lawguide lawPreview.notes.remedy|0.kind'],
  rest_day: ['lawguide lawPreview.notes.remedy|1.kind'],
  '50': ['lawguide lawPreviewInput.project', 'lawguide recordedWorkingTimeInput.project'],
  'work break': [
    'lawguide lawPreviewInput.intervals.kind',
    'lawguide lawInput.intervals.kind',
    'lawguide recordedWorkingTimeInput.intervals.kind',
  ],
  'entitlement taken rest carried expires': [
    'yearend closingFigure.figure',
    'yearend closingFigureInput.figure',
  ],
  'opening extra correction carried expired paid_out entitlement taken not_carried': [
    'yearend closingFigure.postings.kind',
    'vacation ledgerFigure.postings.kind',
    'vacation posting.kind',
  ],
  'entry contract closing notice posting': [
    'yearend closingFigure.postings.source.kind',
    'vacation ledgerFigure.postings.source.kind',
    'vacation posting.source.kind',
  ],
  'true false': ['yearend closingFigureInput.expire', 'yearend closingFigureInput.carry'],
  'entitlement last_year taken planned open expiring': [
    'vacation figureInput.figure',
    'vacation ledgerFigure.figure',
  ],
  'opening extra correction carried expired paid_out': [
    'vacation ledgerOnTheWire.postings.kind',
    'vacation storedPosting.kind',
    'session currentUser.ledger.postings.kind',
  ],
  'extra correction paid_out': ['vacation postingInput.kind'],
  'january september deadline': ['yearend dueNotice.occasion'],
  'app paper': [
    'yearend noticeInput.channel',
    'yearend noticePerson.channel',
    'yearend vacationNotice.channel',
  ],
  'open accepted declined': ['month correctionRequest.state'],
  'open confirmed closed': [
    'month monthOfPerson.state',
    'month ownMonths.waiting.state',
    'month personMonth.state',
  ],
  'day absence clock': ['month monthOfPerson.stops.kind', 'month personMonth.stops.kind'],
  '1': ['month personMonth.sheet.format', 'sheets sheet.data.format', 'sheets sheetData.format'],
  'opening payout correction cut': [
    'month personMonth.sheet.account.postings.kind',
    'overtime overtimeMonth.postings.kind',
    'overtime postedPosting.kind',
    'overtime timePostingInput.kind',
    'sheets sheet.data.account.postings.kind',
    'sheets sheetData.account.postings.kind',
  ],
  'request_received request_decided request_waiting vacation_reported missing_week month_closing correction_received correction_decided month_reopened month_confirmed vacation_expiring budget_reached quiet':
    ['notices noticeChoiceInput.kind'],
  'target credited': ['overtime overtimeMonth.days.reasons.figure'],
  'contract holiday entry': ['overtime overtimeMonth.days.reasons.kind'],
  'invite reset': ['session codeOwner.kind'],
  'open invited': ['session currentCompany.login.registration'],
  'voluntary admins all': ['session currentCompany.login.second_factor'],
  true: [
    'session currentCompany.first_steps',
    'session currentCompany.mail',
    'session newPasskeyOptions.authenticatorSelection.requireResidentKey',
  ],
  'public-key': [
    'session proofInput.passkey.type',
    'session newPasskeyInput.passkey.type',
    'session newPasskeyOptions.pubKeyCredParams.type',
    'session newPasskeyOptions.excludeCredentials.type',
    'session passkeyLoginInput.passkey.type',
    'session passkeyOptions.allowCredentials.type',
    'session secondStepInput.passkey.type',
    'session usedPasskeyInput.type',
  ],
  none: ['session newPasskeyOptions.attestation'],
  required: [
    'session newPasskeyOptions.authenticatorSelection.residentKey',
    'session newPasskeyOptions.authenticatorSelection.userVerification',
    'session passkeyOptions.userVerification',
  ],
  'totp passkey': ['session ownFactors.factors.kind'],
};

/** Unions of objects have their variants one after the other. */
function choicesOf(schema: unknown, path: string): [path: string, values: string][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) => choicesOf(inner, `${path}.${name}`));
  if (schema instanceof z.ZodEnum) return [[path, schema.options.join(' ')]];
  if (schema instanceof z.ZodLiteral) return [[path, [...schema.values].join(' ')]];
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option, at) => choicesOf(option, `${path}|${at}`));
  if (schema instanceof z.ZodArray) return choicesOf(schema.element, path);
  if (schema instanceof z.ZodPipe) return choicesOf(schema.in, path);
  const isWrapped =
    schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isWrapped ? choicesOf(schema.unwrap(), path) : [];
}

it('fields with few values have these and no others', async () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const paths = files.filter((file) => /(contract|fields)\.ts$/.test(file));
  const modules = await Promise.all(paths.map((path) => import(join(import.meta.dirname, path))));
  const found = modules.flatMap((module, at) =>
    Object.entries(module).flatMap(([name, schema]) =>
      schema instanceof z.ZodObject ? choicesOf(schema, `${paths[at]?.split('/').at(-2)} ${name}`) : [],
    ),
  );
  const values = new Map(found);
  const listed = Object.entries(CHOICES).flatMap(([expected, fields]) =>
    fields.map((field) => [field, values.get(field), expected] as const),
  );
  expect(listed.filter(([, is, expected]) => is !== expected)).toEqual([]);
});
