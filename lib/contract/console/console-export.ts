import { z } from 'zod'
import { dataExport } from '../entities/privacy'
import { dateTime, empty } from '../fields'
import { endpoint } from '../kit'

const distExport = dataExport.extend({
  by: z.string().describe("who asked; '' for nobody"),
  askedTime: dateTime.or(z.literal('')),
})

/** All that a distributor has here, as one archive. */
export const consoleExportContract = {
  'GET /console/export': endpoint({
    summary: "The newest archive of this host's distributor",
    access: 'staff:data.export',
    added: true,
    input: empty,
    output: distExport,
    refusals: ['FORBIDDEN'],
  }),
  'POST /console/askExport': endpoint({
    summary: 'Ask for one: one a day, made in the background, kept for seven days, on record',
    access: 'staff:data.export',
    added: true,
    input: empty,
    output: distExport,
    refusals: ['FORBIDDEN', 'EXPORT_ASKED'],
  }),
} as const
