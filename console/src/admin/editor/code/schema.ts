/** What of JSON Schema completion needs. */
export interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly type?: string | readonly string[];
  readonly description?: string;
}

/** A key of an object, or null for any place of an array. */
export type Path = readonly (string | null)[];

/** The choices that a schema leaves open, as one list. */
const choicesOf = (schema: Schema): readonly Schema[] => schema.anyOf?.flatMap(choicesOf) ?? [schema];

/** What may stand at a place of a document; nothing for a place that the schema does not know. */
export function schemaAt(schema: Schema, path: Path): readonly Schema[] {
  const [step, ...rest] = path;
  if (step === undefined) return choicesOf(schema);
  return choicesOf(schema).flatMap(choice => {
    const inner = step === null ? choice.items : choice.properties?.[step];
    return inner ? schemaAt(inner, rest) : [];
  });
}

/** The values that can be written down in full, as JSON. */
export function valuesOf(schemas: readonly Schema[]): readonly string[] {
  const values = schemas.flatMap(({ enum: listed, type }) => {
    const types = typeof type === 'string' ? [type] : (type ?? []);
    return [
      ...(listed ?? []),
      ...(types.includes('boolean') ? [true, false] : []),
      ...(types.includes('null') ? [null] : []),
    ];
  });
  return [...new Set(values.map(value => JSON.stringify(value)))];
}
