import { Controller } from '@nestjs/common';
import { projectCalls } from '@stundenbuch/domain/sides/projects/calls';
import {
  activeProject,
  project,
  projectChange,
  projectDetail,
  projectEmployees,
  projectInput,
  projectOfCustomer,
} from '@stundenbuch/domain/sides/projects/contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Employees } from '../../sides/projects/employees.service.ts';
import { activeQuery, projectOfCustomerQuery, projectQuery } from '../../sides/projects/project-list.ts';
import { Projects } from '../../sides/projects/projects.service.ts';

@Controller()
export class ProjectsController {
  constructor(
    private readonly projects: Projects,
    private readonly employees: Employees,
  ) {}

  @Route(projectCalls.list, 'Projects of the company', { answer: z.array(project), query: projectQuery })
  list(who: Caller, query: Input<typeof projectQuery>) {
    return this.projects.list(who, query.read());
  }

  @Route(projectCalls.active, 'Projects that accept bookings', {
    answer: z.array(activeProject),
    query: activeQuery,
  })
  active(who: Caller, query: Input<typeof activeQuery>) {
    return this.projects.active(who, query.read());
  }

  @Route(projectCalls.one, 'One project with the address of its customer', { answer: projectDetail })
  read(who: Caller, id: number) {
    return this.projects.read(who, id);
  }

  @Route(projectCalls.ofCustomer, 'Projects of a customer', {
    answer: z.array(projectOfCustomer),
    query: projectOfCustomerQuery,
  })
  ofCustomer(who: Caller, customer: number, query: Input<typeof projectOfCustomerQuery>) {
    return this.projects.ofCustomer(who, customer, query);
  }

  @Route(projectCalls.employees, 'Hours per employee, highest first', { answer: projectEmployees })
  hoursOf(who: Caller, id: number) {
    return this.employees.ofProject(who, id);
  }

  @Route(projectCalls.create, 'Create a project, with its hourly rates', {
    answer: projectDetail,
    body: projectInput,
  })
  create(who: Caller, input: Input<typeof projectInput>) {
    return this.projects.create(who, input.read());
  }

  @Route(projectCalls.change, 'Change a project', { answer: projectDetail, body: projectChange })
  change(who: Caller, id: number, input: Input<typeof projectChange>) {
    return this.projects.change(who, id, input);
  }
}
