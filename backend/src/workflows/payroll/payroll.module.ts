import { Module } from '@nestjs/common';
import { AllowancesModule } from '../../accounts/allowances/allowances.module.ts';
import { PayrollFacts } from './payroll-facts.service.ts';
import { PayrollRuns } from './payroll-runs.service.ts';
import { PayrollSetups } from './payroll-setups.service.ts';

const services = [PayrollFacts, PayrollRuns, PayrollSetups];

@Module({ imports: [AllowancesModule], providers: services, exports: services })
export class PayrollModule {}
