import { Module } from '@nestjs/common';
import { PayrollFacts } from './payroll-facts.service.ts';
import { PayrollRuns } from './payroll-runs.service.ts';
import { PayrollSetups } from './payroll-setups.service.ts';

const services = [PayrollFacts, PayrollRuns, PayrollSetups];

@Module({ providers: services, exports: services })
export class PayrollModule {}
