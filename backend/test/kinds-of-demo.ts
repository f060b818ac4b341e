import type { ContingentBalance } from '@stundenbuch/domain/accounts/contingents/contract';
import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import type { AbsenceKind } from '@stundenbuch/domain/records/kinds/contract';
import type { PersonCases, SickCaseRecord } from '@stundenbuch/domain/records/sickcases/contract';

/** Which kinds the demo's company has, what is left of their contingents, and whose certificate is there. */
export async function kindsInUse(get: <Answer>(path: string) => Promise<Answer>) {
  const people = await get<{ id: number; first_name: string }[]>('/user');
  const idOf = (name: string) => people.find(({ first_name }) => first_name === name)?.id;
  const leftOf = async (name: string) => {
    const balances = await get<ContingentBalance[]>(`/contingent-account/${idOf(name)}`);
    return balances.map(({ name: of, figures }) => `${of} ${figures.taken} ${figures.left}`);
  };
  const kinds = await get<AbsenceKind[]>('/absence-kind');
  const asked = await get<PendingAbsence[]>('/timesheet/pending-absences?status=open');
  const open = await get<SickCaseRecord[]>('/sick-case');
  const { cases } = await get<PersonCases>(`/sick-case/person/${idOf('Armin')}`);
  return {
    kinds: kinds.map(({ name, used }) => `${name} ${used}`),
    asked: asked.flatMap(({ kind_name }) => kind_name ?? []),
    ofParent: await leftOf('Selma'),
    ofOthers: await leftOf('Hanna'),
    openCertificates: open.map(({ first_name, first }) => `${first_name} ${first}`),
    brought: cases.filter(({ certificate }) => certificate === 'paper').length,
  };
}
