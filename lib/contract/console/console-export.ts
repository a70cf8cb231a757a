import { z } from 'zod'
import { dataExport } from '../entities/privacy'
import { dateTime, empty } from '../fields'
import { endpoint } from '../kit'

const distExport = dataExport.extend({
  by: z.string().describe("who asked; '' for nobody"),
  askedTime: dateTime.or(z.literal('')),
})

/** All data of a distributor as one archive. */
export const consoleExportContract = {
  'GET /console/export': endpoint({
    summary: "Get the latest archive of this host's distributor",
    access: 'staff:data.export',
    input: empty,
    output: distExport,
    refusals: ['FORBIDDEN'],
  }),
  'POST /console/askExport': endpoint({
    summary: 'Request an archive: one a day, created in the background, kept for seven days, audited',
    access: 'staff:data.export',
    input: empty,
    output: distExport,
    refusals: ['FORBIDDEN', 'EXPORT_ASKED'],
  }),
} as const
