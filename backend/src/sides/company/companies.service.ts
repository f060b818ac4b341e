import { Injectable } from '@nestjs/common';
import { hasFeatures } from '@stundenbuch/domain/access/access';
import { FLAGS, permissionOf } from '@stundenbuch/domain/access/flags';
import { calendarAccess } from '@stundenbuch/domain/day/calendar/access';
import { adminAccess } from '@stundenbuch/domain/sides/people/access';
import type {
  CompanyAddress,
  CompanyDetail,
  CompanyInput,
  companyChange,
  NextCompanyId,
  Company as WireCompany,
} from '@stundenbuch/domain/sides/people/company-contract';
import { refuseAdmin } from '@stundenbuch/domain/sides/people/messages';
import { companyStartRefusal } from '@stundenbuch/domain/sides/people/recording';
import { loginSettings } from '@stundenbuch/domain/sides/session/setting-groups';
import { firstOfMonth } from '@stundenbuch/domain/time/day';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { staleRefusal } from '@stundenbuch/domain/wire/messages';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Company } from '../../platform/company.entity.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { readOne } from '../../platform/database/found.ts';
import { type ListShape, list, queryOf } from '../../platform/database/listing.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Installation } from '../../platform/installation.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { FirstPlace } from '../../workflows/calendar/first-place.service.ts';
import { Address } from '../customers/address.entity.ts';
import { DemandedProof } from './demanded-proof.ts';
import { inAllCompanies, inCompany } from './in-company.ts';
import { Switches } from './switches.service.ts';

const columns = sql`c.id, c.name, c.permission, c.features, c.version, p.employee_count`;
const tables = sql`companies c cross join lateral (
  select count(*)::int as employee_count from users u where u.company_id = c.id and u.active) p`;

const shape = {
  sortable: { id: sql`c.id`, name: sql`c.name`, employee_count: sql`p.employee_count` },
  shown: { id: sql`c.id::text`, name: sql`c.name`, employee_count: sql`p.employee_count::text` },
  order: sql`c.id`,
  key: sql`c.id`,
} satisfies ListShape;

export const companyQuery = queryOf(shape);

@Injectable()
export class Companies {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly switches: Switches,
    private readonly settings: SettingsService,
    private readonly installation: Installation,
    private readonly proof: DemandedProof,
    private readonly firstPlace: FirstPlace,
  ) {}

  list(who: Caller, query: ListQuery) {
    const source = { columns, tables, where: sql`true` };
    return list<WireCompany>(this.database, inAllCompanies(who), source, shape, query);
  }

  async read(who: Caller, id: number): Promise<CompanyDetail> {
    const company = await readOne<CompanyDetail>(
      this.database,
      inCompany(who, id),
      sql`select ${columns},
          (select json_build_object('street', a.street, 'house_number', a.house_number, 'zip_code', a.zip_code,
            'city', a.city) from addresses a where a.company_id = c.id and a.id = c.address_id) as address,
          (select coalesce(json_agg(json_build_object('id', j.id, 'job_title', j.job_title) order by j.job_title), '[]')
            from jobs j where j.company_id = c.id) as jobs,
          c.records_from,
          (select s.value ->> 'registration' from company_settings s
            where s.company_id = c.id and s.feature = ${loginSettings.name}) as registration
        from ${tables} where c.id = ${id}`,
    );
    const { registration, records_from, ...detail } = company;
    return {
      ...detail,
      ...(hasCalendar(detail.features) && { records_from: records_from ?? null }),
      // Only where it was decided.
      ...(registration && { registration }),
    };
  }

  /** As many as there are, and one more; where that is taken the next one that is not. */
  async nextId(who: Caller): Promise<NextCompanyId> {
    const [next] = await this.database.read<NextCompanyId>(
      inAllCompanies(who),
      sql`select min(n)::int as id from (select count(*) as many from companies) c
        cross join lateral generate_series(many + 1, many + 1 + many) n
        where not exists (select from companies where id = n)`,
    );
    return next as NextCompanyId;
  }

  async create(who: Caller, { id_is_proposed: isProposed, ...input }: CompanyInput): Promise<CompanyDetail> {
    const { id } = input;
    try {
      await this.begin(inCompany(who, id), who, input);
    } catch (error) {
      // Somebody else took the number meanwhile, and each turn that fails is one company more.
      if (!isProposed || !(error instanceof Refused) || error.refusal.code !== 'company_id_taken')
        throw error;
      return this.create(who, { ...input, ...(await this.nextId(who)), id_is_proposed: true });
    }
    return this.read(who, id);
  }

  private async begin(tenant: Tenant, who: Caller, input: CompanyInput): Promise<void> {
    const { id, name, modules, features, land, registration } = input;
    const today = this.clock.today();
    const start = features && hasCalendar(features) ? (input.records_from ?? today) : null;
    if (start) refuseIf(companyStartRefusal(start, null, today));
    const conflicts = { companies_pkey: () => refuseAdmin('company_id_taken', 'id') };
    await this.database.writeOrRefuse(tenant, conflicts, async (tx) => {
      await stillAllowed(tx, this.sessions, who, adminAccess.createCompany);
      const company = tx.create(Company, {
        id,
        name,
        permission: permissionOf(modules ?? []),
        records_from: start,
        created_at: this.clock.now(),
      });
      await tx.flush();
      const mode = registration ?? this.installation.registration;
      if (registration || mode === 'invited')
        await this.settings.begin(tx, tenant, loginSettings, { registration: mode });
      if (land) await this.firstPlace.begin(tx, tenant, land);
      // The form of the last release switches the modules on in its next one.
      const asked = { flags: modules ?? FLAGS, since: firstOfMonth(start ?? today) };
      if (features) await this.switches.setAll(tx, tenant, who, company, features, asked);
    });
  }

  async change(who: Caller, id: number, body: Input<typeof companyChange>): Promise<CompanyDetail> {
    const tenant = inCompany(who, id);
    await this.proof.require(who);
    await this.database.write(tenant, async (tx) => {
      await stillAllowed(tx, this.sessions, who, adminAccess.changeCompany);
      const company = await this.switches.company(tx, tenant);
      const { name, permission, features, address, records_from, version } = body.read();
      refuseIf(staleRefusal(company.version, version));
      if (name !== undefined) company.name = name;
      if (permission !== undefined) company.permission = permission;
      if (features !== undefined) await this.switches.setAll(tx, tenant, who, company, features);
      if (records_from !== undefined && hasCalendar(company.features)) {
        refuseIf(companyStartRefusal(records_from, company.records_from ?? null, this.clock.today()));
        company.records_from = records_from;
      }
      if (address !== undefined) await saveAddress(tx, company, address);
    });
    return this.read(who, id);
  }
}

const hasCalendar = (features: readonly string[]) => hasFeatures(calendarAccess.year, features);

async function saveAddress(tx: Tx, company: Company, input: CompanyAddress | null): Promise<void> {
  const filled = input && Object.values(input).some((line) => line !== null) ? input : null;
  const stored = company.address
    ? await tx.findOne(Address, { company: company.id, id: company.address })
    : null;
  if (stored && filled) {
    Object.assign(stored, filled);
    await tx.flush();
    // The address is part of the company's record, so its change is one of the company.
    await rowsOf(tx, sql`update companies set version = version + 1 where id = ${company.id}`);
  } else if (stored) {
    company.address = null;
    await tx.flush();
    tx.remove(stored);
  } else if (filled) {
    const address = tx.create(Address, { company: company.id, ...filled });
    await tx.flush();
    company.address = address.id;
  }
}
