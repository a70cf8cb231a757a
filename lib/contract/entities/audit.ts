import { z } from 'zod'

/** What a staff action was about, as the console names it. */
export const auditObject = z.object({
  kind: z.string().describe('e.g. 订单'),
  name: z.string().describe('name with number'),
  path: z.string().describe('console page that shows it; empty: none, or the caller may not open it'),
})
export type AuditObject = z.output<typeof auditObject>

/** One changed value in words; amounts in yuan. */
export const auditChange = z.object({
  name: z.string(),
  before: z.string().describe('empty: there was none'),
  after: z.string().describe('empty: there is none'),
})
export type AuditChange = z.output<typeof auditChange>
