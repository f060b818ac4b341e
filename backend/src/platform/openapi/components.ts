import { z } from 'zod';
import { exportsOfNouns } from '../nouns.ts';

type Direction = 'input' | 'output';

/** The schemas that the nouns export from their contracts, by the name that they have there. */
const names = new Map(
  (await exportsOfNouns('contract')).flatMap(([name, value]) =>
    value instanceof z.ZodType ? [[value, `${name[0]?.toUpperCase()}${name.slice(1)}`] as const] : [],
  ),
);

/** Schemas that several calls share are described once. */
export class Components {
  readonly schemas: Record<string, object> = {};

  /** A reference where the schema, or that of a list's items, has a name. */
  of(schema: z.ZodType, direction: Direction): object {
    if (schema instanceof z.ZodArray && names.has(schema.element as z.ZodType)) {
      return { type: 'array', items: this.of(schema.element as z.ZodType, direction) };
    }
    const name = names.get(schema);
    return name ? this.add(name, jsonSchema(schema, direction)) : jsonSchema(schema, direction);
  }

  /** Two nouns, or two directions, may use one name for different things: the second is numbered. */
  add(name: string, schema: object): object {
    const text = JSON.stringify(schema);
    let key = name;
    for (let n = 2; key in this.schemas && JSON.stringify(this.schemas[key]) !== text; n++)
      key = `${name}${n}`;
    this.schemas[key] = schema;
    return { $ref: `#/components/schemas/${key}` };
  }
}

export function jsonSchema(schema: z.ZodType, io: Direction): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
