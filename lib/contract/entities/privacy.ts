import { z } from 'zod'

export const openThing = z.object({
  name: z.string(),
  text: z.string().describe('how many, or how much'),
  href: z.string().describe('where it is brought to an end'),
})
export type OpenThing = z.output<typeof openThing>
