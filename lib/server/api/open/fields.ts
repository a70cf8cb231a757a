import { refuse } from '../../runtime/refusal'

/** How a value of the seller API becomes the text of the contract's field. */
export type InType = 'text' | 'integer' | 'boolean' | 'texts' | 'commas' | 'lines' | 'facts'

/** A field of a request: the contract's field that it becomes, and its type. */
export interface InField {
  to: string
  type: InType
  /** Of a text: the values allowed here, and what each is for the contract. */
  choices?: Readonly<Record<string, string>>
  /** Required here, although the contract's field may be absent. */
  isRequired?: true
  /** In Chinese, in place of the common text of its name. */
  describe?: string
  /** In place of the common example of its name. */
  example?: unknown
}
export type InFields = Readonly<Record<string, InField>>

const field =
  (type: InType) =>
  (to: string, describe?: string): InField => ({ to, type, describe })
export const text = field('text')
export const integer = field('integer')
export const boolean = field('boolean')
/** A list of texts, sent as JSON. */
export const texts = field('texts')
/** A list of words, joined by commas. */
export const commas = field('commas')
/** A list of texts, one line each. */
export const lines = field('lines')
/** An object of texts, sent as JSON. */
export const facts = field('facts')
export const choice = (to: string, choices: Readonly<Record<string, string>>, describe?: string): InField => ({
  to,
  type: 'text',
  choices,
  describe,
})
export const like = (one: InField, example: unknown): InField => ({ ...one, example })
export const required = (one: InField): InField => ({ ...one, isRequired: true })

/** A field of an answer: where it is in the contract's output, and how it is written. */
export interface OutField {
  from: string
  /**
   * time: RFC 3339, of a time in Beijing; pluck: this field of each element; names: a word for each number; view: an
   * object of another group of calls, as they show it.
   */
  as?:
    | 'time'
    | { pluck: string }
    | { names: Readonly<Record<number, string>>; other: string }
    | { view: View; group: string }
}
export type View = Readonly<Record<string, string | OutField>>
export const time = (from: string): OutField => ({ from, as: 'time' })

const TYPES: Readonly<Record<InType, string>> = {
  text: '应为文本',
  integer: '应为非负整数',
  boolean: '应为 true 或 false',
  texts: '应为文本数组',
  commas: '应为文本数组',
  lines: '应为文本数组',
  facts: '应为值是文本的对象',
}
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

function wireText(value: unknown, { type }: InField): string | undefined {
  switch (type) {
    case 'text':
      return typeof value === 'string' ? value : undefined
    case 'integer':
      return Number.isSafeInteger(value) && Number(value) >= 0 ? String(value) : undefined
    case 'boolean':
      return typeof value === 'boolean' ? String(Number(value)) : undefined
    case 'texts':
      return isTexts(value) ? JSON.stringify(value) : undefined
    case 'commas':
      return isTexts(value) && value.every((one) => !one.includes(',')) ? value.join() : undefined
    case 'lines':
      return isTexts(value) && value.every((one) => !/[\r\n]/.test(one)) ? value.join('\n') : undefined
    case 'facts':
      return value && typeof value === 'object' && !Array.isArray(value) && isTexts(Object.values(value))
        ? JSON.stringify(value)
        : undefined
  }
}

/** Values of a query or of a form are text; they become what a body would state. */
export function fromText(value: string, { type }: InField): unknown {
  if (type === 'integer') return /^\d{1,15}$/.test(value) ? Number(value) : value
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value
  return value
}

/** Returns the contract's fields of a request. Refuses INVALID_INPUT with the name of a field that is wrong or unknown. */
export function readFields(sent: Readonly<Record<string, unknown>>, fields: InFields): Record<string, string> {
  const wire: Record<string, string> = {}
  for (const [name, value] of Object.entries(sent)) {
    const one = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!one) throw refuse('INVALID_INPUT', `没有 ${name.slice(0, 40)} 这个字段`, { field: name.slice(0, 40) })
    if (value === null) continue
    const plain = wireText(value, one)
    const known = one.choices && plain !== undefined ? choiceOf(one.choices, plain) : plain
    if (known === undefined) {
      const words = one.choices ? `应为 ${Object.keys(one.choices).join('、')} 之一` : TYPES[one.type]
      throw refuse('INVALID_INPUT', `${name} ${words}`, { field: name })
    }
    if (known !== '') wire[one.to] = known
  }
  for (const [name, { to, isRequired }] of Object.entries(fields))
    if (isRequired && wire[to] === undefined) throw refuse('INVALID_INPUT', `请填写 ${name}`, { field: name })
  return wire
}

const choiceOf = (choices: Readonly<Record<string, string>>, value: string): string | undefined =>
  Object.hasOwn(choices, value) ? choices[value] : undefined

/** The name that the seller API gives to a field of the contract; undefined if it has none. */
export const openName = (to: string, fields: InFields): string | undefined =>
  Object.entries(fields).find(([, one]) => one.to === to)?.[0]

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null)?.[name], value)

/** Returns an answer of the contract as the seller API writes it. */
export function writeView(data: unknown, view: View): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(view).map(([name, one]) => {
      const { from, as }: OutField = typeof one === 'string' ? { from: one } : one
      const value = at(data, from) ?? null
      if (as === 'time') return [name, value === null ? null : `${String(value).replace(' ', 'T')}+08:00`]
      if (as && 'view' in as) return [name, value === null ? null : writeView(value, as.view)]
      if (as && 'pluck' in as) return [name, (value as Record<string, unknown>[]).map((row) => row[as.pluck])]
      if (as) return [name, as.names[Number(value)] ?? as.other]
      return [name, value]
    }),
  )
}
