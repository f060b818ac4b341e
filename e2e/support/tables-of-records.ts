import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { AddressOfCustomer, Customer } from '@stundenbuch/domain/sides/customers/contract';
import type { InventoryItem } from '@stundenbuch/domain/sides/inventory/contract';
import type { Company } from '@stundenbuch/domain/sides/people/company-contract';
import type { Category, Job } from '@stundenbuch/domain/sides/people/contract';
import type { HourlyRate, Project, ProjectOfCustomer } from '@stundenbuch/domain/sides/projects/contract';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { active, day, type Exported, hours, number, person, projectStatus, role, text } from './exported.ts';

/** A company's records: projects, customers, inventory, people, and the companies themselves. */
export const tablesOfRecords: Exported[] = [
  {
    id: 'inventory',
    who: 'admin',
    path: '/inventory',
    titles: 'Name, Hersteller, Kategorie, Kennzeichen, Seriennummer, Menge, TÜV, Kaufdatum, Notizen',
    lines: async (get) =>
      (await get<InventoryItem[]>('/inventory')).map((row) => [
        text(row.name),
        text(row.manufacture),
        text(row.category_name),
        text(row.licence_plate),
        text(row.serial_number),
        number(row.quantity),
        day(row.tuv_date),
        day(row.buy_date),
        text(row.notes),
      ]),
  },
  {
    id: 'projects',
    who: 'admin',
    path: '/projects',
    titles:
      'Interne ID, Projekt, Kunde, Kategorie, Status, Stunden, Stunden in diesem Jahr, Beginn, Ende, Notizen',
    lines: async (get) =>
      (await get<Project[]>('/project'))
        .filter(({ status }) => status === 1)
        .map((row) => [
          text(row.internal_id),
          text(row.project_name),
          text(row.customer_name),
          text(row.category_name),
          projectStatus(row.status),
          hours(row.sum_hours),
          hours(row.sum_hours_current_year),
          day(row.start_date),
          day(row.end_date),
          text(row.notes),
        ]),
  },
  {
    id: 'projectbookings',
    who: 'admin',
    path: '/project-detail?id=1001',
    titles: 'Mitarbeiter, Datum, Text, Dauer (h)',
    lines: async (get) =>
      (await get<Entry[]>('/timesheet/project/1001')).map((row) => [
        person(row),
        day(row.day),
        text(row.booking_text),
        hours(row.hours),
      ]),
  },
  {
    id: 'hourlyrates',
    who: 'admin',
    path: '/project-detail?id=1001',
    titles: 'Arbeitsplatz, Stundensatz',
    lines: async (get) =>
      (await get<HourlyRate[]>('/project/hourlyrate/1001')).map((row) => [
        text(row.job_title),
        number(row.hourly_rate),
      ]),
  },
  {
    id: 'customers',
    who: 'admin',
    path: '/customer',
    titles: 'Interne ID, Externe ID, Name, Ort, Telefon, E-Mail, Mobil, Notizen',
    lines: async (get) =>
      (await get<Customer[]>('/customer')).map((row) =>
        [
          row.internal_id,
          row.external_id,
          row.customer_name,
          row.city,
          row.phone,
          row.email,
          row.mobile,
          row.notes,
        ].map(text),
      ),
  },
  {
    id: 'customerprojects',
    who: 'admin',
    path: '/customer-detail?id=1',
    titles: 'Interne ID, Projekt, Status',
    lines: async (get) =>
      (await get<ProjectOfCustomer[]>('/project/customer/1')).map((row) => [
        text(row.internal_id),
        text(row.project_name),
        projectStatus(row.status),
      ]),
  },
  {
    id: 'addresses',
    who: 'admin',
    path: '/address',
    titles: 'Kunde, Straße, PLZ, Ort',
    lines: async (get) =>
      (await get<AddressOfCustomer[]>('/address/company/customers')).map((row) => [
        text(row.customer_name),
        text([row.street, row.house_number].filter(Boolean).join(' ')),
        text(row.zip_code),
        text(row.city),
      ]),
  },
  {
    id: 'workers',
    who: 'admin',
    path: '/myworkers',
    titles: 'Nr., Vorname, Name, E-Mail, Arbeitsplatz, Rolle, Zugang',
    lines: async (get) =>
      (await get<CurrentUser[]>('/user')).map((row) => [
        text(row.personnelNumber),
        text(row.first_name),
        text(row.name),
        text(row.email),
        text(row.job_title),
        role(row.role),
        active(row.active),
      ]),
  },
  {
    id: 'jobs',
    who: 'admin',
    path: '/myjobs',
    titles: 'Bezeichnung',
    lines: async (get) => (await get<Job[]>('/company/jobs')).map((row) => [text(row.job_title)]),
  },
  {
    id: 'categories',
    who: 'admin',
    path: '/mycategories',
    titles: 'Bezeichnung',
    lines: async (get) => (await get<Category[]>('/category')).map((row) => [text(row.name)]),
  },
  {
    id: 'companies',
    who: 'globalAdmin',
    path: '/company',
    titles: 'ID, Name, Mitarbeiter, Rechte',
    lines: async (get) =>
      (await get<Company[]>('/company/all')).map((row) => [
        number(row.id),
        text(row.name),
        number(row.employee_count),
        text(modulesOf(row.permission)),
      ]),
  },
  {
    id: 'company-people',
    who: 'globalAdmin',
    path: '/edit-company?id=3',
    titles: 'Vorname, Name, E-Mail, Rolle, Zugang',
    lines: async (get) =>
      (await get<CurrentUser[]>('/user/all/3')).map((row) => [
        text(row.first_name),
        text(row.name),
        text(row.email),
        role(row.role),
        active(row.active),
      ]),
  },
];

const MODULES = [
  'Zeitbuchungen',
  'Projekte und Projektbuchungen',
  'Abwesenheiten',
  'Kunden',
  'Projektübersicht',
  'Urlaubskalender',
  'Inventar',
];

const modulesOf = (permission: string) =>
  MODULES.filter((_, position) => permission[position] === '1').join(', ') || 'keine';
