/** The session ended, or the person's role, activity or company's flags changed, since the session was cached. */
export class StaleSession extends Error {}
