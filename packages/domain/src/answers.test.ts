import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const ENTRY =
  'id user day project hours target actual personnelNumber internal_id project_name booking_text name first_name email status start_time end_time break portion half request kind_id kind_name credit sick_from away_minutes';
const USER =
  'id first_name name email job job_title company active weeklyhours vacation vacation_lastyear worker_since working_days personnelNumber role setAdmin plannedVacation usedVacation version';
const CUSTOMER =
  'id customer_name internal_id external_id phone mobile email address address2 notes city version';
const ADDRESS = 'street house_number zip_code city';
const POSTING = 'day year kind days text project source(kind id) law reversible';
const OF_BUDGETS = 'budget(percent state) archived';
const PROJECT_START =
  'id internal_id project_name start_date end_date customer customer_name category category_name status notes';
const CUSTOMER_ADDRESS = 'customer_street customer_house_number customer_zip customer_city';
const SHUTDOWN_PERSON =
  'user first_name name days skipped(day reason) remaining_before remaining_after short';
const LEDGER =
  'begins entitlement postings(id year day kind days from_new_year) last_days(year day) expiring(day days)';
const CLOSING_PERSON =
  'user first_name name entitlement taken rest carried expires proof note undecided deficit decided(expire carry) rows';
const SHEET =
  'format company(id name) person(id first_name name personnel_number) place month version contracts(from to weeklyhours minutes vacation place) rows(day start end break worked credited target difference kind recorded notes(code text reason) corrections(by on reason)) sums(break worked credited target difference) account(opening difference posted closing postings(day kind minutes text)) vacation(entitlement last_year last_year_taken taken planned open) surcharges(rows(day source from to minutes) remarks) allowances(day name unit quantity project text) seal(no hash)';
const MONTH =
  'user first_name name month state version confirmed_at closed_at reason stops(day kind) checked(at by) may_check';
const HOURS_OF_EMPLOYEE = 'user first_name name hours';

/** Every answer of the server is reduced to these names; any other field never leaves the server. */
const SICK_CASE =
  'user first_name name first last personnel_number insurance follow days worked_first_day worked established_on certified_until certificate requested_on remark due pay_ends waits_until version changed_by changed_at';
const SHORTAGE = 'day of present minimum';
const CONTEXT = `id group days(day away booked worked) accounts(kind year before after) shortages(${SHORTAGE}) substitute(name answer) projects(id name ends) hints`;
const GROUP =
  'key name days(day special present minimum) people(user first_name name away(day project kind half away_minutes open)) more';
const ANALYSIS = 'bookings hours revenue unpriced cost uncosted internal_hours internal_cost';
const WAGE_TYPE = 'source unit wage_type key absence_key absence_reason';
const IMPORT_SUMS = 'new known changed refused left vacation minutes hours';
const IMPORT_LINE = `id kind source file_name starts_on state by begun_at finished_at undone_at undo_until sums(${IMPORT_SUMS})`;
const IMPORTED_ROW = 'line result message code column changes(field old new) openings(day vacation minutes)';
const MEMBER = 'id user first_name name from to home';
const LEAD = 'id user first_name name from to rights';
const PROPOSED = 'project project_name booking_text hours';
const PROPOSAL = `kind bookings(${PROPOSED}) time(start_time end_time break) shortened(${PROPOSED} id) deleted like left`;
const ANSWERS = {
  proposal: PROPOSAL,
  comparedDay: `day state name target worked booked difference entries(${ENTRY}) fingerprint proposals(${PROPOSAL})`,
  repeatedWeek: `created(${ENTRY}) skipped(day message)`,
  absencePreview:
    'half away_minutes noons(day half) days skipped holidays(day name) cost years(year before after promised overdrawn) months(month before after)',
  leaving:
    'name active last_day account requests corrections absences substitutes punched_in open_months teams leads deputies sessions factors feeds deletion(from refusal)',
  anonymised: 'id name',
  periodPreview: 'kind entries until kept(why entries)',
  register: 'company processings(name purpose people data receivers period) measures',
  programToken: 'id name scopes created_at expires_at seen_at',
  madeProgramToken: 'id name scopes created_at expires_at seen_at token',
  feed: 'id kind show_type created_at',
  madeFeed: 'id kind show_type created_at address',
  plannerFrame:
    'people(user first_name name calendar) calendars(day name share) teams(id days(day expected minimum))',
  substituteCandidate: 'user first_name name away',
  substitution: 'id first_name name days(day half) note answer',
  createdAbsence: `${ENTRY} created(${ENTRY}) skipped(day message) holidays(day name) warning`,
  change:
    'id at actor actor_kind actor_name actor_role acting_for acting_for_name token person person_name table record op before after reason erased seal day project project_name feature names',
  correctionsRead: 'read',
  seal: 'no first_id last_id rows prev hash at',
  verification: 'seals rows unsealed head sealed_at wrong(seal fault row) findings(person day text) found',
  ownAbsence: `${ENTRY} note substitute substitute_answer decline_reason waits_for pre_approved_by decided_at decided_by`,
  sickReported: 'days told',
  sickCase: SICK_CASE,
  personCases: `user first_name name insurance cases(${SICK_CASE})`,
  ledSickCase: 'user first_name name first last',
  endingCases: 'cases until',
  absenceKind:
    'name short base credit paid entered_by approval proof halves hours look colour pattern own_sickness contingent_id statutory id archived used version',
  pendingAbsence: `${ENTRY} note substitute substitute_answer decline_reason waits_for pre_approved_by decided_at decided_by remaining_vacation last_year_overdrawn may_cancel`,
  vacation: 'day project status name first_name user half kind_id kind_name away_minutes',
  place: 'id name land extras version',
  companyDay: 'id day name kind place_id version',
  calendarDay: 'day name factor origin',
  freeDayAbsence: 'id user first_name name day project reason ahead',
  freeDayAnswer: 'ids cancel',
  freeDaysAnswered: 'cancelled',
  closingPerson: CLOSING_PERSON,
  closingPreview: `hash people(${CLOSING_PERSON}) refusal`,
  vacationClosing: 'id year applied_at applied_by undone_at expired carried',
  appliedClosing: 'id year posted',
  notice: 'id kind title text path created_at read',
  noticeCount: 'unread',
  noticesRead: 'read',
  noticeChoices: 'mail quiet kinds(kind label app mail)',
  vacationNotice: 'id year days deadline text channel sent_at read_at',
  noticePerson: 'user first_name name days deadline sent_at channel read_at in_time due',
  dueNotice: 'year deadline occasion people',
  sentNotices: 'sent skipped(user first_name name reason)',
  posting: POSTING,
  closingFigure: `figure value postings(${POSTING})`,
  personExpiry: 'user first_name name expiry suspended_until company version',
  shutdownPerson: SHUTDOWN_PERSON,
  bookedShutdown: `id people(${SHUTDOWN_PERSON})`,
  shutdown: 'id name from to type place_id booked_at undone_at absences not_booked(user first_name name)',
  undoneShutdown: 'id cancelled stay',
  company: 'id name permission features employee_count version',
  nextCompanyId: 'id',
  firstSteps: 'steps(name done open) place(name land holiday(day name))',
  companyDetail: `id name permission features employee_count version address(${ADDRESS}) jobs(id job_title) records_from registration`,
  featureSetting: 'value version since recommended_on',
  featurePreview: 'requires warnings figures(user first_name name figure before after proposed)',
  category: 'id name',
  job: 'id job_title',
  jobDetail: 'id job_title cost_rate',
  contractPreview:
    'entitlement(year before after) targets(month before after) days(day before after) absences(id day project status) corrected_from balance(before after)',
  contractDeletion: 'version reason',
  contractRow: 'id user valid_from ends_on last weeklyhours minutes vacation place_id place note version',
  addressOfCustomer: `id ${ADDRESS} customer customer_name number`,
  createdAddress: `id ${ADDRESS} insertId`,
  customer: CUSTOMER,
  customerDetail: `${CUSTOMER} ${CUSTOMER_ADDRESS} customer_street2 customer_house_number2 customer_zip2 customer_city2`,
  storedAddress: `id ${ADDRESS}`,
  inventoryItem:
    'id name manufacture notes licence_plate quantity serial_number buy_date tuv_date category category_name version',
  activeProject: `${PROJECT_START} version ${OF_BUDGETS}`,
  hourlyRate: 'id job job_title project hourly_rate valid_from',
  hoursOfEmployee: HOURS_OF_EMPLOYEE,
  project: `${PROJECT_START} sum_hours sum_hours_current_year version ${OF_BUDGETS}`,
  projectBudget:
    'project progress(percent state) figures(budget_hours budget_money budget_kind fixed_price warn_at version from hours(booked rest percent) money(booked rest percent) reached_on revenue cost margin margin_percent margin_word unpriced_hours uncosted_hours by_todays_job)',
  budgetProgress: 'percent state',
  projectDetail: `${PROJECT_START} sum_hours sum_hours_current_year version ${OF_BUDGETS} ${CUSTOMER_ADDRESS}`,
  projectEmployees: `employees(${HOURS_OF_EMPLOYEE}) others(count hours)`,
  projectOfCustomer: `id internal_id project_name status ${OF_BUDGETS}`,
  newPasskeyOptions:
    'challenge rp(id name) user(id name displayName) pubKeyCredParams(alg type) timeout attestation excludeCredentials(id type transports) authenticatorSelection(residentKey requireResidentKey userVerification)',
  passkeyOptions: 'challenge rpId timeout userVerification allowCredentials(id type transports)',
  renamedFactor: 'id name',
  ownFactors: 'factors(id kind name created_at used_at) codes app passkeys',
  missingOfLed: 'user first_name name days',
  myTeam:
    'teams(id name) people(user first_name name teams rights in_place_of today week(day worked away) missing account(balance light))',
  newApp: 'key uri',
  addedFactor: 'id codes',
  recoveryCodes: 'codes',
  resetFactors: 'removed',
  loginOptions: 'mail passkeys sso names',
  signOn:
    'redirect_uri setup(preset issuer tenant client_id trust_email mode tested_at version) domains(id domain verified_at txt(name value)) ready_admins',
  signOnDomain: 'id domain verified_at txt(name value)',
  testStart: 'url',
  identity: 'id issuer created_at',
  unlinkedPerson: 'removed invitation(code link expires_at)',
  device: 'id agent created_at seen_at current',
  endedDevices: 'ended',
  codeOwner: 'kind email first_name company expires_at',
  madeCode: 'code link expires_at',
  emailAsked: 'email expires_at',
  emailConfirmed: 'email',
  releasedMails: 'released',
  currentCompany:
    'id name permission features employee_count version records_from first_steps login(registration password_old proof_admin strong_passwords email_confirm bound_only second_factor second_factor_from second_factor_admins_from short_name) mail leads factor_from now',
  currentUser: `${USER} entitlements(year days) first_day vacation_lastyear_provisional usedVacationLastYear openVacation registered has_factor invited_at invited_until pending_email pending_until mail_held_since birth_date records_from records milog nextYear(year requested available) lastYearEntered(days enteredIn) ledger(${LEDGER})`,
  ledgerOnTheWire: LEDGER,
  ledgerFigure:
    'figure asOf begins value postings(day year kind days text project source(kind id) law reversible)',
  contingent: 'id name unit per prorata carry only_for version amounts(user name year amount since until)',
  contingentBalance: 'contingent name unit per kinds figures',
  contingentFigure:
    'figure asOf value postings(day year kind days text project source(kind id) law reversible)',
  storedContingentPosting: 'id user contingent year day kind days text reverses_id',
  storedPosting: 'id user year day kind days text reverses_id',
  user: USER,
  deleted: 'id',
  entry: ENTRY,
  faultyDay: 'day zeitbuchungen projektbuchungen',
  faultyDayOfPerson: 'day zeitbuchungen projektbuchungen first_name name user email',
  doubtfulDay: 'day zeitbuchungen projektbuchungen reason',
  doubtfulDayOfPerson: 'day zeitbuchungen projektbuchungen first_name name user email reason',
  missingDay: 'day working_day portion name',
  lawPreview: 'notes(day code level law text remedy help) needs_reason breaks(from to)',
  lawRow:
    'user first_name name day code label law reason value limit remedy explanation explained_by explained_at',
  clock:
    'state since today_minutes spans(start end) forgotten(id day since) notes missing_break(day minutes)',
  atTerminal: 'first_name state since notes missing_break(day minutes) balance',
  madeTerminal: 'id name code',
  pinState: 'number is_set',
  terminal: 'id name created_at revoked_at used_at',
  terminalPlace: 'name',
  overtimeBalance: 'overtime(minutes since warning)',
  overtimeMonth:
    'user first_name name month since opening days(day target worked credited difference balance counts recorded reasons(figure kind text minutes entry)) postings(id day minutes kind text reverses_id counts open by) closing signed course(month difference posted balance) limits(over under)',
  overtimeOfPerson: 'user first_name name opening difference posted closing balance outside',
  wageType: WAGE_TYPE,
  payrollSetup: `target consultant client variant date_format pad number cost_centre day_format absence_periods valid_from sick_cases layout_id version wage_types(${WAGE_TYPE}) people(user first_name name personnel_number cost_centre) sources(key label units)`,
  statementBookings:
    'company customer month todays_job bookings(project internal_id project_name day person text hours rate)',
  savedView: 'id name shared definition',
  report: 'cells(keys hours days money unpriced count) todays_job names(dimension key name)',
  analysedBooking:
    'id day user first_name name email project project_name internal_id job_title booking_text hours rate amount cost',
  analysedProject:
    'id internal_id project_name customer customer_name status internal fixed_price bookings hours revenue unpriced cost uncosted budget(percent state unit per amount used over_since reached_on)',
  analysisFigures: ANALYSIS,
  analysisGroups: `rows(key name ${ANALYSIS}) total(${ANALYSIS}) by_todays_job`,
  analysisRow: `key name ${ANALYSIS}`,
  usedBudget: 'percent state unit per amount used over_since reached_on',
  payrollLayout: 'id name rows columns(field title text) separator decimal head encoding order',
  payrollPreview:
    'month problems(user first_name name kind text excluded) missing unmapped(source label hours days count) lines(user first_name name personnel_number origin source label wage_type unit quantity days) files(name text bytes) replaced(letter by)',
  surchargeRules:
    'open_from rules(name kind from to weekdays days carry begun_before break_first group priority source valid_from valid_to id version)',
  allowanceKind: 'name unit per_project id archived used version',
  stopwatches:
    'running(id project project_name booking_text day started_at stopped_at is_forgotten hours) stopped(id project project_name booking_text day started_at stopped_at is_forgotten hours)',
  allowanceMonth:
    'days(day spans(source from to minutes) placed) allowances(id user day kind name unit quantity project project_name text)',
  bookedAllowance: 'id user day kind name unit quantity project project_name text',
  payrollRun: 'id month target lines files(name bytes sha256) created_at by handed_over_at',
  sheetCheck: 'text sheet(user first_name name month version stored_on is_current sha256)',
  sheet: `data(${SHEET}) sha256 erased`,
  sheetData: SHEET,
  personMonth: `${MONTH} sheet(${SHEET}) versions(version sha256 created_at by reason)`,
  monthOfPerson: `${MONTH} account_differs figures(target worked vacation sick away balance)`,
  closeResult: 'user closed version message',
  ownMonths: 'grace closed waiting(month state reason)',
  correctionRequest:
    'id user first_name name day old(start_time end_time break) wish(start_time end_time break) absence(entry old(project kind_id kind_name half away_minutes sick_from) more(entry day old(project kind_id kind_name half away_minutes sick_from)) wish(project kind_id kind_name half away_minutes from end from_noon to_noon left_out)) reason state answer',
  correctionPreview: 'refusal vacation(before after year) months(before after month)',
  postedPosting: 'id user day minutes kind text reverses_id balance warnings',
  overview: 'closed(month missing faults) company(people projects entries)',
  projectSum: 'internal_id project_name hours',
  timeSum: 'target actual',
  team: 'id name stage archived members leads(user first_name name) version',
  teamPerson: 'user first_name name',
  teamWithPeople: 'id name people(user first_name name active home from to)',
  ledPerson: 'id first_name name working_days records_from records decides decides_sick',
  ledAlone: 'user first_name name teams(id name)',
  teamPreview: 'count requests(user first_name name from days before after)',
  deputy: 'id user first_name name for_user for_first_name for_name from to extras',
  teamRecord: `id name stage archived version members(${MEMBER}) leads(${LEAD})`,
  member: MEMBER,
  shortage: SHORTAGE,
  decided: `id status code message shortages(${SHORTAGE})`,
  requestContext: CONTEXT,
  contextGroup: GROUP,
  absenceContext: `requests(${CONTEXT}) groups(${GROUP})`,
  importedRows: `chunk committed rows(${IMPORTED_ROW}) sums(${IMPORT_SUMS})`,
  importLine: IMPORT_LINE,
  importDetail: `${IMPORT_LINE} round create_missing chunks rows(${IMPORTED_ROW}) stands`,
  importUndone: 'id removed restored stay(line name reason)',
  staffingRule: 'id team job name weekdays minimum',
  lead: LEAD,
};

const isSent = (name: string) => /(Input|Change|Notes|newRate|OfSelf|OfGlobalAdmin)$/.test(name);

function namesOf(schema: z.ZodObject): string {
  return Object.entries(schema.shape)
    .map(([name, inner]) => {
      const bare = unwrapped(inner);
      return bare instanceof z.ZodObject ? `${name}(${namesOf(bare)})` : name;
    })
    .join(' ');
}

function unwrapped(schema: unknown): unknown {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return unwrapped(schema.unwrap());
  return schema instanceof z.ZodArray ? unwrapped(schema.element) : schema;
}

it('[TIME-22] [BOOK-23] [AUTH-32] [VAC-12] [CUST-02] [INV-02] [PROJ-13] answers have these names and no others', async () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const paths = files.filter((file) => /contract\.ts$/.test(file));
  const modules = await Promise.all(paths.map((path) => import(join(import.meta.dirname, path))));
  const answers = modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, schema]) =>
      schema instanceof z.ZodObject && !isSent(name) ? [[name, namesOf(schema)]] : [],
    );
  expect(Object.fromEntries(answers)).toEqual(ANSWERS);
});
