import { z } from 'zod'
import type { Endpoint } from '@/lib/contract/kit'
import { exampleOf } from './field-examples'
import { textOf } from './field-texts'
import type { InField, InFields, OutField, View } from './fields'

export type Schema = Record<string, unknown>

const OPTIONS = { target: 'draft-2020-12', unrepresentable: 'any' } as const
const without = ({ $schema: _, ...schema }: Schema): Schema => schema
export const outputSchema = (schema: z.ZodType): Schema =>
  without(z.toJSONSchema(schema, { ...OPTIONS, io: 'output' }) as Schema)
const inputSchema = (schema: z.ZodType): Schema =>
  without(z.toJSONSchema(schema, { ...OPTIONS, io: 'input' }) as Schema)

const shapeOf = (schema: z.ZodType): Record<string, z.ZodType> => (schema as z.ZodObject).shape
const mayBeAbsent = (schema: z.ZodType): boolean => schema.safeParse(undefined).success

const PLAIN: Readonly<Record<Exclude<InField['type'], 'text'>, Schema>> = {
  integer: { type: 'integer', minimum: 0 },
  boolean: { type: 'boolean' },
  texts: { type: 'array', items: { type: 'string' } },
  commas: { type: 'array', items: { type: 'string' } },
  lines: { type: 'array', items: { type: 'string' } },
  facts: { type: 'object', additionalProperties: { type: 'string' } },
}

/** A field of a request: its type from the contract's field that it becomes, its text and example from the table. */
export function fieldSchema([name, field]: [string, InField], input: Endpoint['input'], group: string): Schema {
  const target = shapeOf(input)[field.to]
  const { default: _, description: __, ...stated } = target ? inputSchema(target) : {}
  const known = field.example ?? exampleOf(group, name)
  const example = field.type === 'text' && typeof known === 'number' ? String(known) : known
  const described = {
    description: field.describe ?? textOf(group, name),
    ...(example !== undefined && { examples: [example] }),
  }
  if (field.choices) return { type: 'string', enum: Object.keys(field.choices), ...described }
  if (field.type !== 'text') return { ...PLAIN[field.type], ...described }
  return { ...stated, ...described }
}

/** Objects of another group, which are described in its words. */
const described = new WeakSet<Schema>()

/**
 * Describes the properties of an answer, also the inner ones, in the words of the table. `_internal` is a note of the
 * other document's generator.
 */
export function describeAnswer(schema: Schema, group: string, parent = ''): Schema {
  if (described.has(schema)) return schema
  const {
    properties,
    items,
    anyOf,
    description: _,
    _internal: __,
    ...rest
  } = schema as Schema & {
    properties?: Record<string, Schema>
    items?: Schema
    anyOf?: Schema[]
  }
  const inner = (one: Schema) => describeAnswer(one, group, parent)
  const describe = ([name, one]: [string, Schema]) => [
    name,
    { ...describeAnswer(one, group, name), description: textOf(group, name, parent) },
  ]
  return {
    ...rest,
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(describe)) }),
    ...(items && { items: inner(items) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
  }
}

/** Whether a request is refused without the field; a field that is completed from what is stored may be left out. */
export const isNeeded = ({ to, isRequired }: InField, input: Endpoint['input'], isCompleted: boolean): boolean => {
  const target = shapeOf(input)[to]
  return isRequired === true || (!isCompleted && target !== undefined && !mayBeAbsent(target))
}

interface Body {
  fields: InFields
  isCompleted: boolean
  group: string
}

export function bodySchema({ fields, isCompleted, group }: Body, input: Endpoint['input']): Schema {
  const needed = Object.keys(fields).filter((name) => isNeeded(fields[name] as InField, input, isCompleted))
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map((one) => [one[0], fieldSchema(one, input, group)])),
    ...(needed.length > 0 && { required: needed }),
    additionalProperties: false,
  }
}

interface Found {
  schema: z.ZodType
  isNullable: boolean
}

/** The schema of a part of an answer; null where an object on the way may be. */
function partOf(schema: z.ZodType, path: string): Found {
  let found: Found = { schema, isNullable: false }
  for (const name of path.split('.')) {
    const { inner, isNullable } = unwrap(found.schema)
    const next = shapeOf(inner)[name]
    if (!next) throw new Error(`no ${path} in the answer`)
    found = { schema: next, isNullable: found.isNullable || isNullable }
  }
  return found
}

function unwrap(schema: z.ZodType): { inner: z.ZodType; isNullable: boolean } {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return { inner: unwrap(schema.unwrap() as z.ZodType).inner, isNullable: true }
  return { inner: schema, isNullable: false }
}

function partSchema(row: z.ZodType, one: string | OutField): Schema {
  const { from, as }: OutField = typeof one === 'string' ? { from: one } : one
  const { schema, isNullable } = partOf(row, from)
  const mayBeNull = isNullable || unwrap(schema).isNullable
  if (as === 'time') return { type: mayBeNull ? ['string', 'null'] : 'string', format: 'date-time' }
  if (as && 'view' in as) {
    const inner = describeAnswer(viewSchema(unwrap(schema).inner, as.view), as.group)
    described.add(inner)
    return mayBeNull ? { anyOf: [inner, { type: 'null' }] } : inner
  }
  if (as && 'pluck' in as) {
    const element = (unwrap(schema).inner as z.ZodArray).element as z.ZodType
    return { type: 'array', items: outputSchema(partOf(element, as.pluck).schema) }
  }
  if (as) return { type: 'string', enum: [...new Set([...Object.values(as.names), as.other])] }
  const plain = outputSchema(schema)
  return isNullable ? { anyOf: [plain, { type: 'null' }] } : plain
}

/** The answer as the seller API writes it. */
export const viewSchema = (row: z.ZodType, view: View): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(view).map(([name, one]) => [name, partSchema(row, one)])),
  required: Object.keys(view),
  additionalProperties: false,
})

/** The rows of a list. */
export const rowOf = (output: z.ZodType, rows: string): z.ZodType =>
  (shapeOf(output)[rows] as z.ZodArray).element as z.ZodType
