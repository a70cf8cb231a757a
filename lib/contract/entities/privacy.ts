import { z } from 'zod'

export const openThing = z.object({
  name: z.string(),
  text: z.string().describe('how many, or how much'),
  href: z.string().describe('where it is brought to an end'),
})
export type OpenThing = z.output<typeof openThing>

export const dataExport = z.object({
  state: z.enum(['none', 'making', 'ready']),
  size: z.string().describe('of one that is ready'),
  until: z.string().describe('when it is gone, to the minute'),
  href: z.string().describe('opens for the own session alone'),
  mayAsk: z.boolean(),
})
export type DataExport = z.output<typeof dataExport>
