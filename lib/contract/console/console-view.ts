import { z } from 'zod'
import { VIEW_SCREENS } from '@/lib/shared/staff/views'
import { none, required, text, uint } from '../fields'
import { endpoint } from '../kit'

const screen = z.enum(VIEW_SCREENS, '这个列表不能保存视图')

/** Filters of a list that staff save under a name for themselves. */
export const consoleViewContract = {
  'GET /console/views': endpoint({
    summary: "List the caller's saved filters of a list",
    access: 'staff:overview.read',
    input: z.object({ screen }),
    output: z.object({
      list: z.array(z.object({ viewId: z.number().int(), name: z.string(), query: z.string() })),
    }),
    refusals: [],
  }),
  'POST /console/saveView': endpoint({
    summary: 'Save the filters of a list under a name; an own name is replaced',
    access: 'staff:overview.read',
    input: z.object({ screen, name: required(12, '请填写视图名称'), query: text(1000).describe('query string') }),
    output: none,
    refusals: ['INVALID_INPUT'],
  }),
  'POST /console/removeView': endpoint({
    summary: 'Delete a saved filter of the caller',
    access: 'staff:overview.read',
    input: z.object({ viewId: uint() }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
} as const
