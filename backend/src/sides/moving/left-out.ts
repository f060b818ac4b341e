/** Tables of a company that stay behind, each with its reason. A table that is neither here nor in the file fails a test. */
export const STAYS_BEHIND: Readonly<Record<string, string>> = {
  sessions: 'whoever is logged in there is not logged in here',
  codes: 'hashes of links that lead to the other address',
  former_passwords: 'hashes of passwords',
  second_factors: 'secrets, under the key of the installation',
  recovery_codes: 'hashes of secrets',
  challenges: 'secrets of a login that is under way',
  sign_ons: 'secrets of a sign-on that is under way',
  identities: 'accounts at a provider, which knows the other address',
  sso: 'the secret at a provider, under the key of the installation',
  sso_domains: 'verified for the other installation',
  terminals: 'secrets of devices, which know the other address',
  terminal_pins: 'hashes of secrets',
  feeds: 'hashes of secret addresses',
  security_events: 'logins that failed at the other installation',
  seen_devices: 'devices that were seen by the other installation',
  refused_addresses: 'what another mail server has refused',
  outbox: 'mails of the other installation, with its links',
  notices: 'told there, with links to numbers of there',
  clock_taps: 'answers for a tap that is sent again, to the other address',
  change_sets: 'what can be taken back for a minute, to the other address',
  import_chunks: 'answers for a part of a file that is sent again, to the other address',
};

/** Columns that stay behind; here they begin as those of somebody new. */
export const COLUMNS_STAY_BEHIND: Readonly<Record<string, readonly string[]>> = {
  users: ['password_hash', 'has_factor', 'global_admin', 'pending_email', 'pending_until'],
  // Whoever moves locks the company first, so that nothing is written any more; here it is open.
  companies: ['locked_at'],
};
