import { type Category, type CategoryInput, categoryInput } from '@stundenbuch/domain/sides/people/contract';
import { adminSentences, adminTexts } from '@stundenbuch/domain/sides/people/messages';
import { categoryRefusal } from '@stundenbuch/domain/sides/people/rules';
import { useAlert } from '@stundenbuch/web/alerts';
import { refusalBy, useReturnWithCreated } from '@stundenbuch/web/form';
import { LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCategoryListQuery, useCategoryQuery, useSaveCategoryMutation } from '../shared/admin.api.ts';
import { underForm } from '../shared/under-form.ts';
import { NameForm } from './name-form.tsx';

/** /new-category, and /manage-category?id */
export function CategoryPage() {
  const id = useSearchParams()[0].get('id');
  return id === null ? <NewCategory /> : <ManageCategory id={id} />;
}

function NewCategory() {
  const [save] = useSaveCategoryMutation();
  const alert = useAlert();
  const check = useCheck(null);
  const returnWith = useReturnWithCreated('/mycategories', 'category');
  return (
    <>
      <PageHeader title="Kategorie anlegen" />
      <Panel>
        <NameForm
          label="Kategorie"
          field="name"
          fieldLabel="Bezeichnung"
          value=""
          check={check}
          save={(input) => save({ id: null, input }).unwrap()}
          onSaved={(category) => {
            alert(adminTexts.categoryCreated);
            returnWith(category.id);
          }}
          onFailed={({ kind }) => kind !== 'refused' && alert(adminTexts.categoryCreateFailed, 'danger')}
        />
      </Panel>
    </>
  );
}

function ManageCategory({ id }: { id: string }) {
  const { data: category, error, refetch } = useCategoryQuery(id);
  return (
    <>
      <PageHeader title="Kategorie bearbeiten" />
      <Panel>
        {error && !category && <LoadFailure error={error} onRetry={refetch} />}
        {!category && !error && <Skeleton lines={3} />}
        {category && <ChangeCategory key={category.id} category={category} />}
      </Panel>
    </>
  );
}

function ChangeCategory({ category }: { category: Category }) {
  const [save] = useSaveCategoryMutation();
  const alert = useAlert();
  const navigate = useNavigate();
  const check = useCheck(category.id);
  return (
    <NameForm
      label="Kategorie"
      field="name"
      fieldLabel="Bezeichnung"
      value={category.name}
      check={check}
      save={(input) => underForm(save({ id: category.id, input }).unwrap())}
      onSaved={() => {
        alert(adminTexts.categorySaved);
        navigate('/mycategories');
      }}
    />
  );
}

function useCheck(own: number | null) {
  const { data: categories = [] } = useCategoryListQuery();
  const others = categories.filter(({ id }) => id !== own).map(({ name }) => name);
  return (values: CategoryInput) =>
    refusalBy(categoryInput, values, adminSentences, ({ name }) => categoryRefusal(name, others));
}
