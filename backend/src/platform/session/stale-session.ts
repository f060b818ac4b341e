/** The session ended, or the person's role, activity or company's flags changed, since they were last looked at. */
export class StaleSession extends Error {}
