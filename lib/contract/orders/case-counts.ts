import { z } from 'zod'

/** Numbers of the caller's disputes or claims, whatever page or state is asked for. */
export const caseCounts = z.object({ open: z.number().int(), closed: z.number().int() })
export type CaseCounts = z.output<typeof caseCounts>
