import type { Category } from '@stundenbuch/domain/sides/people/contract';
import type { Column } from '@stundenbuch/web/data';
import { useCategoryListQuery } from '../shared/admin.api.ts';
import { NameList } from './name-list.tsx';

const columns: Column<Category>[] = [
  { key: 'name', title: 'Bezeichnung', value: ({ name }) => name, card: 'title' },
];

/** /mycategories */
export function CategoriesPage() {
  return (
    <NameList
      id="categories"
      title="Kategorien"
      add={{ path: '/new-category', label: 'Kategorie anlegen' }}
      edit={(category) => ({
        path: `/manage-category?id=${category.id}`,
        label: `${category.name} bearbeiten`,
      })}
      columns={columns}
      query={useCategoryListQuery()}
      empty="Noch keine Kategorien angelegt."
    />
  );
}
