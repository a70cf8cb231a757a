import { expect, it } from 'vitest'
import type { z } from 'zod'
import { fieldName } from '@/lib/contract/field-names'
import { contract } from '@/lib/contract/table'

interface Def {
  type: string
  shape?: Record<string, z.ZodType>
  in?: z.ZodType
  out?: z.ZodType
  innerType?: z.ZodType
  element?: z.ZodType
  valueType?: z.ZodType
  left?: z.ZodType
  right?: z.ZodType
  options?: readonly z.ZodType[]
  items?: readonly z.ZodType[]
}

/** Returns the names of all fields of a schema, including those in lists, unions and JSON texts. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return []
  const def = schema.def as unknown as Def
  const own = Object.entries(def.shape ?? {}).flatMap(([name, field]) => [name, ...fieldsOf(field)])
  const { in: from, out, innerType, element, valueType, left, right, options = [], items = [] } = def
  const parts = [from, out, innerType, element, valueType, left, right, ...items]
  return [
    ...own,
    ...parts.flatMap(fieldsOf),
    ...options.flatMap((one) => (typeof one === 'object' ? fieldsOf(one) : [])),
  ]
}

it.each(Object.entries(contract))('%s has a Chinese name for every input field', (_, { input }) => {
  const unnamed = fieldsOf(input).filter((field) => !/[\u4e00-\u9fff]/.test(fieldName(field) ?? ''))
  expect([...new Set(unnamed)]).toEqual([])
})
