import { z } from 'zod'
import { yuan } from '../fields'

export const CSV_STATES = ['create', 'edit', 'same', 'known', 'refused'] as const

const csvRow = z.object({
  line: z.number().int().describe('of the file, from 2 on: the first is the header'),
  title: z.string(),
  goodsSn: z.string().describe("'' while it has none"),
  state: z
    .enum(CSV_STATES)
    .describe('same: nothing to change; known: the same row was published before, as goodsSn says where it is told'),
  msg: z.string().describe("why it was refused, else ''"),
  price: z.object({ from: yuan, to: yuan }).nullable().describe('of an edit that changes it, before and after'),
  changed: z.array(z.string()).describe('headings of the other columns that an edit changes'),
  inReview: z.boolean().describe('imported, and staff review it before it is on show'),
})

/** Of many items. */
export const needsFace = z
  .string()
  .describe("why some of the refused need a face check of the seller first, and can be sent again after it; '' if none")

/** The planned or actual result per row. */
export const csvReport = z.object({
  isDone: z.boolean().describe('false: only looked at'),
  counts: z.record(z.enum(CSV_STATES), z.number().int()),
  list: z.array(csvRow),
  face: needsFace,
})
export type CsvReport = z.output<typeof csvReport>
export type CsvRow = CsvReport['list'][number]
