import type { OpenOperation, OpenSchema } from '@/lib/client/open-document'

/** A field as the reference lists it. */
export interface Field {
  name: string
  /** In a few words: 文本, 整数, 文本数组 … */
  kind: string
  isNeeded: boolean
  text: string
  /** What a value must be beyond its type. */
  bounds: string
  fields: Field[]
}

/** The contract's longest text in general: nothing that a reader needs to know. */
const LONG = 400
const KINDS: Readonly<Record<string, string>> = {
  string: '文本',
  integer: '整数',
  number: '数字',
  boolean: 'true 或 false',
  object: '对象',
}

const kindsOf = ({ type }: OpenSchema): string[] =>
  (typeof type === 'string' ? [type] : [...(type ?? [])]).filter((one) => one !== 'null')

/** The schema without `null`. */
const plain = (schema: OpenSchema): OpenSchema => schema.anyOf?.find((one) => one.type !== 'null') ?? schema

function kindOf(schema: OpenSchema): string {
  if (schema.contentMediaType) return '文件'
  if (schema.format === 'date-time') return '时间'
  const [kind = 'object'] = kindsOf(schema)
  if (kind !== 'array') return KINDS[kind] ?? kind
  return `${schema.items ? kindOf(plain(schema.items)) : ''}数组`
}

/** Values that the text explains are not repeated. */
function boundsOf({ enum: values, minimum, maximum, maxLength, default: standard }: OpenSchema, text: string): string {
  return [
    values && !values.every((one) => text.includes(one)) ? values.join(' ') : '',
    minimum !== undefined && minimum > 0 ? `不小于 ${minimum}` : '',
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? `不大于 ${maximum}` : '',
    maxLength !== undefined && maxLength < LONG ? `最多 ${maxLength} 个字` : '',
    standard === undefined || text.includes('默认') ? '' : `默认 ${String(standard)}`,
  ]
    .filter(Boolean)
    .join('，')
}

function fieldOf(name: string, schema: OpenSchema, isNeeded: boolean): Field {
  const value = plain(schema)
  return {
    name,
    kind: kindOf(value),
    isNeeded,
    text: schema.description ?? '',
    bounds: boundsOf(value, schema.description ?? ''),
    fields: fieldsOf(value.items ? plain(value.items) : value),
  }
}

/** The fields of an object, with those inside them. */
export const fieldsOf = ({ properties = {}, required = [] }: OpenSchema): Field[] =>
  Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, required.includes(name)))

const PLACES = { path: '路径', query: '查询', header: '请求头' } as const

export const parameterFields = ({ parameters = [] }: OpenOperation): Field[] =>
  parameters.map(({ name, in: place, required, schema }) => {
    const field = fieldOf(name, schema, required === true)
    field.kind = `${PLACES[place]}，${field.kind}`
    return field
  })

export const bodyFields = ({ requestBody }: OpenOperation): Field[] =>
  Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema))
