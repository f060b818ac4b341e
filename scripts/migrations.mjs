// What a migration may do to a table that may be large: every company waits as long as its lock is held.
import { loadModule, parseSync } from 'libpg-query';

await loadModule();

/** Migrations before it were written before these rules. */
export const FIRST = '0206';

const CONCURRENT = '.concurrent.sql';
const name = (relation) => relation?.relname;

/** What is wrong with the migration, one sentence each. */
export function faultsOf(file, text) {
  const statements = parseSync(text).stmts.map(({ stmt }) => Object.entries(stmt)[0]);
  if (file.endsWith(CONCURRENT))
    return statements
      .filter((one) => !isConcurrent(one))
      .map(([kind]) => `${kind}: nothing but indexes, concurrently`);
  const made = new Set(
    statements.filter(([kind]) => kind === 'CreateStmt').map(([, { relation }]) => name(relation)),
  );
  const isThere = (relation) => relation !== undefined && !made.has(name(relation));
  const faults = [];
  let locks = false;
  for (const [kind, statement] of statements) {
    if (kind === 'IndexStmt' && isThere(statement.relation))
      faults.push(`index ${statement.idxname}: concurrently, in a file *${CONCURRENT}`);
    if (kind === 'CreateTrigStmt' && isThere(statement.relation)) locks = true;
    if (kind === 'DropStmt' || kind === 'RenameStmt') locks = true;
    if (kind !== 'AlterTableStmt' || !isThere(statement.relation)) continue;
    locks = true;
    const table = name(statement.relation);
    for (const { AlterTableCmd: change } of statement.cmds)
      faults.push(...faultsOfChange(table, change, text));
  }
  faults.push(...validatedAtOnce(statements));
  if (locks && !setsLockTimeout(statements[0])) faults.push(`begins with: set local lock_timeout = '2s'`);
  return faults;
}

function faultsOfChange(table, { subtype, name: what, def }, text) {
  const says = (word) => new RegExp(`^-- ${word} ${table}: .{10}`, 'm').test(text);
  if (subtype === 'AT_AlterColumnType' && !says('rewrites'))
    return [
      `${table}.${what}: another type rewrites the table; say why that is short: -- rewrites ${table}: …`,
    ];
  if (subtype === 'AT_SetNotNull' && !says('reads'))
    return [`${table}.${what}: not null reads the whole table; say why that is short: -- reads ${table}: …`];
  if (subtype === 'AT_AddColumn' && isComputed(def.ColumnDef) && !says('rewrites'))
    return [`${table}.${def.ColumnDef.colname}: its default rewrites the table: -- rewrites ${table}: …`];
  if (subtype !== 'AT_AddConstraint') return [];
  const { contype, conname, initially_valid: isValid, indexname } = def.Constraint;
  if (['CONSTR_FOREIGN', 'CONSTR_CHECK'].includes(contype))
    return isValid && !says('reads')
      ? [`constraint ${conname}: not valid, and validated by a later migration`]
      : [];
  return indexname ? [] : [`constraint ${conname}: using index, which is built concurrently before`];
}

/** A default that is another value for every row. A constant is stored once. */
function isComputed({ constraints = [] }) {
  return constraints.some(
    ({ Constraint: { contype, raw_expr: value } }) =>
      contype === 'CONSTR_IDENTITY' ||
      contype === 'CONSTR_GENERATED' ||
      (contype === 'CONSTR_DEFAULT' && JSON.stringify(value).includes('FuncCall')),
  );
}

/** The lock of the first would be held while the second reads all rows. */
function validatedAtOnce(statements) {
  const of = (subtype) =>
    statements.flatMap(([kind, { cmds = [] }]) =>
      kind === 'AlterTableStmt'
        ? cmds.map(({ AlterTableCmd }) => AlterTableCmd).filter((one) => one.subtype === subtype)
        : [],
    );
  const added = new Set(of('AT_AddConstraint').map(({ def }) => def.Constraint.conname));
  return of('AT_ValidateConstraint')
    .filter((one) => added.has(one.name))
    .map((one) => `constraint ${one.name}: validated by a later migration, not by the one that adds it`);
}

const setsLockTimeout = ([kind, { name: setting, is_local: isLocal }]) =>
  kind === 'VariableSetStmt' && setting === 'lock_timeout' && isLocal === true;

const isConcurrent = ([kind, { concurrent }]) =>
  (kind === 'IndexStmt' || kind === 'DropStmt') && concurrent === true;
