const own = 'company_id = current_company()';

/** The policy of every table of a company. The migrations create it; a test compares the two. */
export const tenantPolicy = (table: string) => [{ name: `${table}_tenant`, using: own, check: own }];
