import { Address } from './address.ts';
import { Category } from './category.ts';
import { Company } from './company.ts';
import { Customer } from './customer.ts';
import { Entry } from './entry.ts';
import { HourlyRate } from './hourly-rate.ts';
import { InventoryItem } from './inventory-item.ts';
import { Job } from './job.ts';
import { Project } from './project.ts';
import { Session } from './session.ts';
import { User } from './user.ts';

export const tables = [
  Address,
  Category,
  Company,
  Customer,
  Entry,
  HourlyRate,
  InventoryItem,
  Job,
  Project,
  Session,
  User,
];
