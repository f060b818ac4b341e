import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { call } from './call.mjs';
import { PROJECTS } from './company.mjs';
import { Ledger } from './ledger.mjs';

const DAYS = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
// Weeks of sickness are before the month of the bookings, because a day with an absence accepts no booking.
const FIRST_MONDAY = Date.UTC(2024, 0, 8);
const WEEKS = 140;
const PATIENCE_MS = 90_000;
const DAY_MS = 86_400_000;

/** People who write continuously (bookings, changes, deletions, weeks of absence, each recorded in a ledger) and read. */
export class Writers {
  ledger = new Ledger();
  /** Answers by status (0: no connection), with codes of refusals. */
  answers = {};
  hung = 0;
  /** When writes were acknowledged. */
  acknowledgedAt = [];
  slowest = 0;
  #running = [];
  #stopped = false;

  /** `urls`: one server, or several that the writers alternate between. */
  constructor(people, ...urls) {
    this.people = people;
    this.urls = urls;
  }

  start() {
    this.#stopped = false;
    this.#running = this.people.map((person, n) => this.#work(person, this.urls[n % this.urls.length]));
  }

  /** Waits for every running call. */
  async stop() {
    this.#stopped = true;
    await Promise.all(this.#running);
  }

  /** Waits until the given number of further writes are acknowledged, plus a random moment, to interrupt at varying points. */
  async waitForWrites(count) {
    const goal = this.ledger.acknowledged + count;
    const end = performance.now() + PATIENCE_MS;
    while (this.ledger.acknowledged < goal) {
      if (performance.now() > end) throw new Error(`Writes have stopped: ${JSON.stringify(this.answers)}`);
      await pause(5);
    }
    await pause(Math.random() * 200);
  }

  async #work(person, url) {
    person.week ??= 0;
    person.mine ??= [];
    for (let n = 0; !this.#stopped; n++) {
      const { status } = await this.#write(person, url, n);
      // No retries at full speed while the server is down, because it needs the processor to recover.
      if (status === 0 || status >= 500) await pause(200);
    }
  }

  #write(person, url, n) {
    if (n % 8 === 1) return this.#call(person, url, 'GET', '/timesheet/current?page=1&size=5');
    if (n % 8 === 3 && person.week < WEEKS) return this.#requestWeek(person, url);
    if (n % 8 === 5 && person.mine.length > 0) return this.#change(person, url);
    if (n % 8 === 7 && person.mine.length > 0) return this.#remove(person, url);
    return this.#book(person, url);
  }

  async #book(person, url) {
    const mark = randomUUID();
    const body = bodyOf(mark);
    const answer = await this.#call(person, url, 'POST', '/timesheet/booking', body);
    this.ledger.wrote(this.ledger.bookings, mark, stateOf(person, body), outcomeOf(answer));
    if (answer.status === 200) person.mine.push({ mark, id: answer.body.id });
    return answer;
  }

  async #change(person, url) {
    const { mark, id } = person.mine.shift();
    const body = bodyOf(mark, ' geändert');
    const answer = await this.#call(person, url, 'PUT', `/timesheet/booking/${id}`, body);
    this.ledger.wrote(this.ledger.bookings, mark, stateOf(person, body), outcomeOf(answer));
    return answer;
  }

  async #remove(person, url) {
    const { mark, id } = person.mine.shift();
    const answer = await this.#call(person, url, 'DELETE', `/timesheet/booking/${id}`);
    this.ledger.wrote(this.ledger.bookings, mark, null, outcomeOf(answer));
    return answer;
  }

  async #requestWeek(person, url) {
    const monday = FIRST_MONDAY + person.week++ * 7 * DAY_MS;
    const [day, end] = [monday, monday + 4 * DAY_MS].map((ms) => new Date(ms).toISOString().slice(0, 10));
    const body = { project: 20, day, end };
    const answer = await this.#call(person, url, 'POST', '/timesheet/absence', body);
    this.ledger.wrote(this.ledger.weeks, `${person.id}|${day}`, 5, outcomeOf(answer));
    return answer;
  }

  async #call({ token }, url, method, path, body) {
    const answer = await call(url, method, path, { token, body });
    const kind =
      answer.status === 200 || answer.status === 0 ? answer.status : `${answer.status} ${answer.body.code}`;
    this.answers[kind] = (this.answers[kind] ?? 0) + 1;
    if (answer.hung) this.hung++;
    if (answer.status === 200 && method !== 'GET') this.acknowledgedAt.push(performance.now());
    this.slowest = Math.max(this.slowest, answer.ms);
    return answer;
  }
}

function bodyOf(mark, more = '') {
  const pick = (list) => list[Math.floor(Math.random() * list.length)];
  return {
    day: pick(DAYS),
    project: pick(PROJECTS),
    hours: pick([0.25, 1.5, 8]),
    booking_text: `${mark}${more}`,
  };
}

function outcomeOf({ status, body }) {
  if (status === 200) return 'acknowledged';
  // The server guarantees that nothing is stored. Where it cannot know, it answers 'outcome_unknown'.
  if (status === 503 && body.code === 'unavailable') return 'unsent';
  return status === 0 && body === 'ECONNREFUSED' ? 'unsent' : 'perhaps';
}

const stateOf = ({ id }, { project, hours, booking_text }) =>
  [id, project, hours.toFixed(2), booking_text].join('|');
