import { TEAM_RIGHTS, type TeamRight } from '@stundenbuch/domain/day/teams/contract';

/** What a call answers somebody who leads, beyond what it answers anybody. */
interface LedCall {
  /** With which of the rights it answers something of the people who are led. */
  rights: readonly TeamRight[];
  /** Every key that may then be in the answer, at any depth. */
  keys: string;
  /** Says the same to everybody who leads, whomever. */
  ofNobody?: true;
}

const PERSON = 'user first_name name';
const ENTRY = `${PERSON} id day project hours target actual personnelNumber internal_id project_name booking_text email status
  start_time end_time break portion half request kind_id kind_name credit sick_from away_minutes`;
const SUM = 'internal_id project_name hours';
const every = TEAM_RIGHTS;

const absences = ['absences'] as const;
const hours = ['hours'] as const;
/** Whether there is such a request is asked with its number: with those of the test there is none. */
const decision: LedCall = { rights: [], keys: '' };

/**
 * Each call that leading somebody makes a difference to. A call that is not here has to answer whoever leads as it answers
 * anybody, byte for byte; one whose row names leads has to be here (TEAM-04, X-01).
 */
export const LED_CALLS: Readonly<Record<string, LedCall>> = {
  'get /timesheet/pending-absences': {
    rights: absences,
    keys: `${ENTRY} remaining_vacation last_year_overdrawn waits_for note substitute substitute_answer`,
  },
  'get /absence/context': { rights: [], keys: '' },
  'post /absence/decide': decision,
  'post /absence/undo': decision,
  'put /timesheet/absence/:id': decision,
  'put /timesheet/absence/decline/:id': decision,
  'put /timesheet/absence/cancel/:id': decision,
  'put /timesheet/absence/reopen/:id': decision,
  'put /absence-request/:id/approve': decision,
  'put /absence-request/:id/decline': decision,
  'put /absence-request/:id/cancel': decision,
  'put /absence-request/:id/reopen': decision,

  'get /timesheet/company/multiple-bookings': { rights: [], keys: 'day zeitbuchungen projektbuchungen' },
  'get /timesheet/company/wrong-bookings': {
    rights: hours,
    keys: `${PERSON} day zeitbuchungen projektbuchungen email`,
  },
  'get /timesheet/company/wrong-timebookings': { rights: [], keys: '' },
  'get /timesheet/company/doubtful-bookings': {
    rights: hours,
    keys: `${PERSON} day zeitbuchungen projektbuchungen reason email`,
  },
  'get /timesheet/booking/:id': { rights: hours, keys: ENTRY },
  'get /timesheet/user/:userId': { rights: hours, keys: ENTRY },
  'get /timesheet/user/:userId/:from/:to': { rights: hours, keys: ENTRY },
  'get /timesheet/missingbookings/:userId/:from/:to': { rights: hours, keys: `${PERSON} days` },
  'get /timesheet/projectsum/user/:userId': { rights: hours, keys: SUM },
  'get /timesheet/projectsum/user/:userId/:from/:to': { rights: hours, keys: SUM },
  'get /allowance/:userId/:month': {
    rights: hours,
    keys: 'days day spans source from to minutes placed allowances id user kind name unit quantity project project_name text',
  },
  'get /overtime/user/:userId/:month': {
    rights: hours,
    keys: `${PERSON} month since opening days day worked target credited difference counts reasons figure kind text minutes
      entry balance postings id reverses_id open by closing course posted limits over under signed`,
  },
  'get /overtime/company/:month': {
    rights: hours,
    keys: `${PERSON} opening difference posted closing balance outside`,
  },
  'get /month/company/:month': {
    rights: ['hours', 'month'],
    keys: `${PERSON} month state version confirmed_at closed_at reason stops day kind figures target worked vacation sick
      balance account_differs away may_check`,
  },

  // The sheet with its days; contracts, account of vacation and personnel number are empty.
  'get /month/:userId/:month': {
    rights: ['month'],
    keys: `surcharges source from to minutes remarks allowances unit quantity project ${PERSON} month state version confirmed_at closed_at reason stops day kind checked at by may_check sheet versions
      sha256 created_at format company id person place rows start end break worked credited target difference recorded notes
      code text corrections on sums account opening posted closing postings minutes seal no hash personnel_number contracts vacation`,
  },
  'post /month/check': decision,
  'post /month/return': decision,
  // The vacation calendar: what is led reads 'Abwesend' without `sick`.
  'get /timesheet/vacations/:year': {
    rights: every,
    keys: `${PERSON} day project status half kind_id kind_name away_minutes`,
  },
  'get /my-team': {
    rights: every,
    keys: `${PERSON} teams id people rights in_place_of today week day worked away missing account balance light`,
  },
  'get /team/person/:userId': {
    rights: ['correct'],
    keys: 'id first_name name working_days records_from records decides decides_sick',
  },
  // Of whoever is written for, in bodies that the test of the call itself sends.
  'put /timesheet/absence/change/:id': decision,
  'post /timesheet/absence/change/:id/preview': decision,
  'post /timesheet/absence/preview': decision,
  'get /absence/planner/:from/:to': {
    rights: every,
    keys: `${PERSON} people calendar calendars day share teams id days expected minimum`,
  },
  'get /team/people': { rights: every, keys: `${PERSON} id people active home from to` },
  'get /sick-case/led': { rights: ['sick'], keys: `${PERSON} first last` },
  'get /deputy': { rights: [], keys: '' },
  'get /deputy/people': { rights: every, keys: PERSON, ofNobody: true },
  'post /deputy': decision,
  'put /deputy/:id': decision,
  'get /notice/settings': { rights: every, keys: 'mail quiet kinds kind label app', ofNobody: true },
  'get /company/current': {
    rights: every,
    keys: 'id name version records_from login employee_count permission features leads now',
    ofNobody: true,
  },
};
