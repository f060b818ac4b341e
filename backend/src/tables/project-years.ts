/** The year under which the table `project_years`, which the database keeps by itself, has the sum of all. */
export const ALL_YEARS = 0;
